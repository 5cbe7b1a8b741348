import { ChevronDown } from 'lucide-react'
import type { CountyKind } from '#domain/availability/counties/county-kind.ts'
import { CountyTable } from './county-table.tsx'
import type { StateCounties } from './state-counties.server.ts'

/**
 * This many counties are shown in one table without collapsing; if there are more, about this many are collapsed
 * together.
 */
const AT_ONCE = 40

type Props = { name: string; kind: CountyKind; rows: StateCounties['rows'] }

/**
 * A state's counties in a table; if there are many, they are divided by first letters into collapsed parts that are
 * still in the page.
 */
export function FoldedCounties({ name, kind, rows }: Props) {
  if (rows.length <= AT_ONCE) return <CountyTable name={name} kind={kind} rows={rows} />
  return (
    <div className="divide-y divide-line border-y border-line">
      {byFirstLetters(rows).map(({ letters, rows: some }) => (
        <details key={letters} className="group/letters">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-2 sm:px-4 [&::-webkit-details-marker]:hidden">
            <span>
              <span className="font-display text-xl font-bold">{letters}</span>{' '}
              <span className="text-soft">
                {some.length} {some.length === 1 ? kind.one : kind.many}
              </span>
            </span>
            <ChevronDown
              aria-hidden
              strokeWidth={1.75}
              className="size-5 shrink-0 transition-transform duration-150 group-open/letters:rotate-180"
            />
          </summary>
          <CountyTable name={`${name}, ${letters}`} kind={kind} rows={some} />
        </details>
      ))}
    </div>
  )
}

/** Whole letters together, up to `AT_ONCE` rows unless one letter alone has more: `A to B`, `C`. */
function byFirstLetters(rows: Props['rows']): { letters: string; rows: Props['rows'] }[] {
  const byLetter = Map.groupBy(rows, row => row.name.slice(0, 1).toUpperCase())
  const parts: { first: string; last: string; rows: Props['rows'][number][] }[] = []
  for (const [letter, some] of byLetter) {
    const part = parts.at(-1)
    if (part && part.rows.length + some.length <= AT_ONCE) {
      part.last = letter
      part.rows.push(...some)
    } else {
      parts.push({ first: letter, last: letter, rows: [...some] })
    }
  }
  return parts.map(({ first, last, rows: some }) => ({
    letters: first === last ? first : `${first} to ${last}`,
    rows: some,
  }))
}
