import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { figureWords } from './figure-words.ts'

const words = (value: unknown) => figureWords('count', Number(value))
/** As much of a name as stands beside its bar: both ends, since campaigns often begin alike. The table has it whole. */
const shortName = (name: string) => (name.length > 17 ? `${name.slice(0, 8)}…${name.slice(-8)}` : name)
const ticks = { fill: 'var(--color-soft)', fontSize: 12 }
const tip = {
  contentStyle: {
    background: 'var(--color-raised)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-control)',
    color: 'var(--color-ink)',
  },
  labelStyle: { color: 'var(--color-soft)' },
  itemStyle: { color: 'var(--color-ink)' },
  isAnimationActive: false,
} as const

/** A step by day: the range as a line, the one before it dashed, on one scale from zero. */
export function Lines({ points }: { points: { name: string; now: number; before: number }[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={points} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" strokeOpacity={0.6} />
        <XAxis dataKey="name" tick={ticks} tickLine={false} stroke="var(--color-line)" minTickGap={24} />
        <YAxis
          tick={ticks}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          width={52}
          tickFormatter={words}
        />
        <Tooltip {...tip} formatter={words} />
        <Line
          {...{
            type: 'linear',
            dataKey: 'before',
            name: 'Range before',
            dot: false,
            isAnimationActive: false,
          }}
          stroke="var(--color-soft)"
          strokeDasharray="4 4"
          strokeWidth={1.5}
        />
        <Line
          {...{ type: 'linear', dataKey: 'now', name: 'This range', isAnimationActive: false }}
          stroke="var(--color-signal)"
          strokeWidth={2.5}
          dot={points.length <= 31 ? { r: 2.5, fill: 'var(--color-signal)' } : false}
        />
      </LineChart>
    </ResponsiveContainer>
  )
}

/** Bars on one scale from zero, the longest above. */
export function Bars({ points }: { points: { name: string; now: number }[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={points}
        layout="vertical"
        margin={{ top: 0, right: 56, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide />
        <YAxis
          type="category"
          dataKey="name"
          tick={{ ...ticks, fill: 'var(--color-ink)' }}
          tickLine={false}
          axisLine={false}
          width={130}
          tickFormatter={shortName}
        />
        <Tooltip {...tip} formatter={words} cursor={{ fill: 'var(--color-raised)' }} />
        <Bar
          dataKey="now"
          name="This range"
          fill="var(--color-signal)"
          radius={[0, 4, 4, 0]}
          maxBarSize={22}
          isAnimationActive={false}
          label={{ position: 'right', fill: 'var(--color-ink)', fontSize: 12, formatter: words }}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
