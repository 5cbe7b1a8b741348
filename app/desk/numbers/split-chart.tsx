import type { NumbersTable } from '#domain/numbers/table.ts'
import { later } from '../../first-load/later.tsx'
import { ChartPlace } from './chart-place.tsx'
import { Lost } from './day-chart.tsx'

const Bars = later(() => import('./recharts-charts.tsx').then(module => module.Bars))

const SHOWN = 8

/** The eight keys with most of a step. */
export function SplitChart({ table }: { table: NumbersTable }) {
  // A flat line or a single bar is no chart.
  if (table.rows.length < 2) return null
  const names = table.columns.slice(0, -1).map(({ name }) => name)
  return (
    <ChartPlace label={`Step of the chart ${table.title.toLowerCase()}`} choices={names} first="Orders">
      {chosen => {
        const at = names.indexOf(chosen)
        const points = table.rows
          .map(({ name, cells }) => ({ name, now: cells[at] ?? 0 }))
          .filter(({ now }) => now > 0)
          .toSorted((a, b) => b.now - a.now)
          .slice(0, SHOWN)
        return <Bars points={points} lost={<Lost />} />
      }}
    </ChartPlace>
  )
}
