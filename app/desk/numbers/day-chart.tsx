import type { Report } from '#domain/numbers/report.server.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { later } from '../../first-load/later.tsx'
import { ChartPlace } from './chart-place.tsx'

const Lines = later(() => import('./recharts-charts.tsx').then(module => module.Lines))

type Series = Report['series'][number]

/** One step by day, with the range before under it, day under day. A flat line is a sentence, not a chart. */
export function DayChart({ days, series }: Pick<Report, 'days' | 'series'>) {
  if (series.every(isEmpty)) return <Nothing />
  return (
    <ChartPlace
      label="Step of the chart by day"
      choices={series.map(({ name }) => name)}
      first="Orders"
      legend="Solid: these days. Dashed: the days before, each under its place in the range."
    >
      {name => {
        const chosen = series.find(one => one.name === name)
        if (!chosen || isEmpty(chosen)) return <Nothing />
        const points = days.map((day, index) => ({
          name: formatDate(day).replace(/,.*/, ''),
          now: chosen.now[index] ?? 0,
          before: chosen.before[index] ?? 0,
        }))
        return <Lines points={points} lost={<Lost />} />
      }}
    </ChartPlace>
  )
}

const isEmpty = ({ now, before }: Series) => [...now, ...before].every(count => count === 0)

const Nothing = () => (
  <p className="mb-3 text-soft">Nothing was counted in these days or in the days before.</p>
)

export const Lost = () => <p className="text-soft">The chart could not be loaded. The table says the same.</p>
