import { monthlyPrices, oneTimeTotal, type PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { classes } from './classes.ts'

const MONTHS = 36
const WIDTH = 288
const HEIGHT = 64
const FLOOR = HEIGHT - 3
const LEFT = 14

/** The highest monthly price or one-time charge of some schedules, to draw their lines to one scale. */
export function horizonCeiling(schedules: readonly PriceSchedule[]): number {
  return Math.max(
    ...schedules.flatMap(schedule => [
      oneTimeTotal(schedule),
      ...monthlyPrices(schedule, MONTHS).map(price => price.countedCents),
    ]),
    1,
  )
}

/**
 * The price horizon's drawing: months from left to right as a step line, one-time fees as a bar at its start, dashed
 * where the provider names no price. For the eye only: the figures must stand beside it in words.
 */
export function HorizonLine({
  schedule,
  ceilingCents = horizonCeiling([schedule]),
  className,
}: {
  schedule: PriceSchedule
  ceilingCents?: number
  className?: string
}) {
  const fee = oneTimeTotal(schedule)
  const y = (cents: number) => round(FLOOR - (cents / ceilingCents) * (FLOOR - 5))
  const { published, area, unpublished } = stepLines(schedule, y)
  return (
    <div aria-hidden className={classes('text-xs text-soft', className)}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full">
        <path
          d={`M${x(13)} 3V${FLOOR}M${x(25)} 3V${FLOOR}M${x(37)} 3V${FLOOR}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        {fee > 0 ? (
          <rect x={0} y={y(fee)} width={8} height={FLOOR - y(fee)} rx={1.5} className="fill-soft" />
        ) : null}
        <path d={area} className="fill-signal/12" />
        <path d={published} {...stroke} strokeWidth={2.5} />
        <path d={unpublished} {...stroke} strokeWidth={2} strokeDasharray="4 4" />
        <path d={`M0 ${FLOOR}H${WIDTH}`} className="stroke-edge" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="mt-0.5 grid grid-cols-3 pl-[5%] text-right whitespace-nowrap">
        <span>12</span>
        <span>24</span>
        <span>36 mo</span>
      </div>
    </div>
  )
}

const stroke = {
  className: 'fill-none stroke-signal',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const

const round = (value: number) => Math.round(value * 10) / 10
const x = (month: number) => round(LEFT + ((month - 1) / MONTHS) * (WIDTH - LEFT - 1))

/** The line of the published prices with the area under it, and the dashed one of the prices that totals assume. */
function stepLines(schedule: PriceSchedule, y: (cents: number) => number) {
  const lines = { published: '', area: '', unpublished: '' }
  const prices = monthlyPrices(schedule, MONTHS)
  const changes = prices.filter(({ cents, countedCents }, index) => {
    const before = prices[index - 1]
    return before?.countedCents !== countedCents || (before.cents === null) !== (cents === null)
  })
  changes.forEach(({ month, cents, countedCents }, index) => {
    const before = changes[index - 1]
    const step = `V${y(countedCents)}H${x(changes[index + 1]?.month ?? MONTHS + 1)}`
    const line = cents === null ? 'unpublished' : 'published'
    const joined = before && (before.cents === null) === (cents === null)
    lines[line] += joined ? step : `M${x(month)} ${y((before ?? prices[0])?.countedCents ?? 0)}${step}`
    if (cents !== null) lines.area += `M${x(month)} ${FLOOR}${step}V${FLOOR}z`
  })
  return lines
}
