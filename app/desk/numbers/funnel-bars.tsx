import type { NumbersTable } from '#domain/numbers/table.ts'
import { figureWords, NOTHING } from './figure-words.ts'

/** The steps as bars on one scale, with what went on from one to the next. The table beside it says the same in figures. */
export function FunnelBars({ table }: { table: NumbersTable }) {
  const most = Math.max(1, ...table.rows.flatMap(({ cells: [now, before] }) => [now ?? 0, before ?? 0]))
  return (
    <ol aria-hidden className="grid gap-1">
      {table.rows.map(({ key, name, cells: [now = null, before = null, , share = null] }) => (
        <li key={key}>
          {share === null ? null : (
            <p className="pl-24 text-xs leading-6 text-soft tabular-nums">
              ↓ {figureWords('share', share)} went on
            </p>
          )}
          <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_4.5rem] items-center gap-2">
            <span>{name}</span>
            <span className="relative block h-7">
              <Bar of={now ?? 0} most={most} className="h-full bg-signal" />
              <Bar
                of={before ?? 0}
                most={most}
                className="h-full border-r-2 border-dashed border-ink bg-transparent"
              />
            </span>
            <span className="text-right font-semibold tabular-nums">
              {now === null ? NOTHING : figureWords('count', now)}
            </span>
          </div>
        </li>
      ))}
      <li className="mt-2 text-xs text-soft">Dashed: the range before. All bars on one scale.</li>
    </ol>
  )
}

function Bar({ of, most, className }: { of: number; most: number; className: string }) {
  const width = of === 0 ? '0%' : `max(2px, ${((100 * of) / most).toFixed(2)}%)`
  return <span className={`absolute inset-y-0 left-0 block rounded-r-sm ${className}`} style={{ width }} />
}
