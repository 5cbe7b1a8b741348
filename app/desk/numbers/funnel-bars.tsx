import type { NumbersTable } from '#domain/numbers/table.ts'
import { figureWords, NOTHING } from './figure-words.ts'

/** The steps as bars on one scale, with what went on from one to the next. The table beside it says the same in figures. */
export function FunnelBars({ table }: { table: NumbersTable }) {
  const most = Math.max(1, ...table.rows.flatMap(({ cells: [now, before] }) => [now ?? 0, before ?? 0]))
  return (
    <ol aria-hidden className="grid gap-1">
      {table.rows.map(({ key, name, cells: [now = null, before = null, , share = null] }, index) => (
        <li key={key}>
          {index === 0 ? null : (
            <p className="pl-24 text-xs leading-6 text-soft tabular-nums empty:hidden">
              {stepWords(share, now ?? 0)}
            </p>
          )}
          <div className="grid grid-cols-[min(5.5rem,40%)_minmax(0,1fr)_min(4.5rem,30%)] items-center gap-2">
            <span>{name}</span>
            <Bars now={now ?? 0} before={before ?? 0} most={most} />
            <span className="text-right font-semibold tabular-nums">
              {now === null ? NOTHING : figureWords('count', now)}
            </span>
          </div>
        </li>
      ))}
      <li className="mt-2 text-xs text-soft">Dashed line: the range before. All bars on one scale.</li>
    </ol>
  )
}

/** What went on from the step before; more than that step had came another way, so nothing is said to have gone on. */
function stepWords(share: number | null, now: number): string | null {
  if (share !== null) return `↓ ${figureWords('share', share)} went on`
  return now > 0 ? '↓ some came without the step above' : null
}

/** A share of the scale in its thousandths; what is there at all is seen. */
const length = (of: number, most: number) => (of === 0 ? 0 : Math.max(4, (1_000 * of) / most))

/** Drawn, not styled: the policy of the page lets no style come with the HTML. */
function Bars({ now, before, most }: { now: number; before: number; most: number }) {
  const end = length(before, most)
  return (
    <svg viewBox="0 0 1000 28" preserveAspectRatio="none" className="h-7 w-full">
      <rect width={length(now, most)} height="28" className="fill-signal" />
      {before === 0 ? null : (
        <line
          {...{ x1: end, x2: end, y1: 0, y2: 28, vectorEffect: 'non-scaling-stroke' }}
          className="stroke-lamp"
          strokeWidth="2"
          strokeDasharray="3 3"
        />
      )}
    </svg>
  )
}
