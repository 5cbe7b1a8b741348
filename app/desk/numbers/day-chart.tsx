import type { Report } from '#domain/numbers/report.server.ts'
import { formatDay } from '#domain/shared/calendar.ts'
import { later } from '../../first-load/later.tsx'
import { ChartPlace } from './chart-place.tsx'

const Lines = later(() => import('./recharts-charts.tsx').then(module => module.Lines))

/** One step by day, with the range before under it, day under day. */
export function DayChart({ days, series }: Pick<Report, 'days' | 'series'>) {
  return (
    <ChartPlace
      label="Step of the chart by day"
      choices={series.map(({ name }) => name)}
      first="Orders"
      legend="Solid: these days. Dashed: the days before, each under its place in the range."
    >
      {name => {
        const chosen = series.find(one => one.name === name)
        const points = days.map((day, index) => ({
          name: formatDay(day).replace(/,.*/, ''),
          now: chosen?.now[index] ?? 0,
          before: chosen?.before[index] ?? 0,
        }))
        return <Lines points={points} lost={<Lost />} />
      }}
    </ChartPlace>
  )
}

export const Lost = () => <p className="text-soft">The chart could not be loaded. The table says the same.</p>
