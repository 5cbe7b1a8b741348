import { describeSchedule } from '#domain/pricing/describe-schedule.ts'
import { monthlyPrices, type PriceSchedule, totalOver } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'

const MONTHS = 36
const WIDTH = 288
const HEIGHT = 64
const FLOOR = HEIGHT - 4
const LEFT = 14

/** What a plan costs month by month over three years: a step line, the one-time fees as a bar at its start, totals. */
export function PriceHorizon({ schedule, name }: { schedule: PriceSchedule; name: string }) {
  const prices = monthlyPrices(schedule, MONTHS)
  const oneTimeCents = schedule.oneTimeFees.reduce((sum, fee) => sum + fee.cents, 0)
  const highest = Math.max(...prices.map(price => price.cents ?? 0), oneTimeCents, 1)
  const y = (cents: number) => FLOOR - (cents / highest) * (FLOOR - 6)
  const x = (month: number) => LEFT + ((month - 1) / MONTHS) * (WIDTH - LEFT - 2)
  const lines = stepLines(prices, x, y)
  const { rows, feeRows } = describeSchedule(schedule)
  const total = totalOver(schedule, 24)
  return (
    <figure className="mt-4 rounded-control bg-ground p-3 text-sm">
      <figcaption className="sr-only">What {name} costs over 36 months</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="block h-auto w-full">
        {[12, 24].map(month => (
          <line key={month} x1={x(month + 1)} x2={x(month + 1)} y1={4} y2={FLOOR} className="stroke-line" />
        ))}
        <line x1={0} x2={WIDTH} y1={FLOOR} y2={FLOOR} className="stroke-edge" />
        {oneTimeCents > 0 ? (
          <rect x={1} y={y(oneTimeCents)} width={8} height={FLOOR - y(oneTimeCents)} className="fill-soft" />
        ) : null}
        <path
          d={lines.published}
          className="fill-none stroke-signal"
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
        <path
          d={lines.unpublished}
          className="fill-none stroke-signal"
          strokeWidth={2}
          strokeDasharray="4 5"
        />
      </svg>
      <table className="mt-2 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">When</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {[...feeRows, ...rows].map(row => (
            <tr key={row.months}>
              <th scope="row" className="py-0.5 pr-2 text-left font-normal text-soft">
                {row.months}
              </th>
              <td className="py-0.5 text-right">{row.price}</td>
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className="pt-1.5 pr-2 text-left font-semibold">
              24-month total{total.assumed ? ', if today’s price stays' : ''}
            </th>
            <td className="pt-1.5 text-right font-semibold">{formatCents(total.cents)}</td>
          </tr>
        </tbody>
      </table>
    </figure>
  )
}

type Scale = (value: number) => number

/** The line of the published prices, and the dashed one where a provider names none: at the last known height. */
function stepLines(prices: ReturnType<typeof monthlyPrices>, x: Scale, y: Scale) {
  let published = ''
  let unpublished = ''
  let known = 0
  for (const { month, cents } of prices) {
    const height = y(cents ?? known)
    const step = `${height.toFixed(1)}H${x(month + 1).toFixed(1)}`
    if (cents === null) unpublished += unpublished ? `V${step}` : `M${x(month).toFixed(1)},${step}`
    else published += published ? `V${step}` : `M${x(month).toFixed(1)},${step}`
    known = cents ?? known
  }
  return { published, unpublished }
}
