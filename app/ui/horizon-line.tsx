import { jumpInWords, priceJumps, steadyInWords } from '#domain/pricing/price-jumps.ts'
import {
  HORIZON_MONTHS,
  monthlyPrices,
  oneTimeTotal,
  type PriceSchedule,
} from '#domain/pricing/price-schedule.ts'
import { wholeDollars } from '#domain/shared/money.ts'
import { classes } from './classes.ts'
import { horizonCeiling, isDrawn } from './horizon-scale.ts'

const WIDTH = 288
const HEIGHT = 64
const FLOOR = HEIGHT - 2
const TOP = 2
const LEFT = 14

type Props = {
  schedule: PriceSchedule
  /** The top of the axis (`horizonCeiling`), the same for all charts shown together. */
  ceilingCents?: number
  className?: string
}

/** A price over 36 months: a chart with its changes in words, or a sentence if the price never changes. */
export function HorizonLine({ schedule, className, ...scale }: Props) {
  if (!isDrawn(schedule))
    return <p className={classes('text-sm text-soft', className)}>{steadyInWords(schedule)}</p>
  return (
    <div className={className}>
      <HorizonDrawing schedule={schedule} {...scale} />
      <p className="mt-1 text-sm font-medium">{priceJumps(schedule).map(jumpInWords).join(', ')}</p>
    </div>
  )
}

/**
 * Only the chart: months from left to right as a step line, dollars on its axis, one-time fees as a bar at its start,
 * dashed where the provider gives no price. Decorative: the figures must be beside it as text.
 */
export function HorizonDrawing({ schedule, ceilingCents = horizonCeiling([schedule]), className }: Props) {
  const fee = oneTimeTotal(schedule)
  const y = (cents: number) => round(FLOOR - (cents / ceilingCents) * (FLOOR - TOP))
  const { published, area, unpublished } = stepLines(schedule, y)
  return (
    <div
      aria-hidden
      className={classes('grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5 text-xs text-soft', className)}
    >
      <div className="flex flex-col justify-between text-right leading-none">
        <span>{wholeDollars(ceilingCents)}</span>
        <span>$0</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="block h-14 w-full">
        <path d={GRID} className="stroke-line" vectorEffect="non-scaling-stroke" />
        {fee > 0 ? <rect x={0} y={y(fee)} width={8} height={FLOOR - y(fee)} className="fill-soft" /> : null}
        <path d={area} className="fill-signal/12" />
        <path d={published} {...stroke} strokeWidth={2.5} />
        <path d={unpublished} {...stroke} strokeWidth={2} strokeDasharray="4 4" />
        <path d={`M0 ${FLOOR}H${WIDTH}`} className="stroke-edge" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="col-start-2 mt-0.5 grid grid-cols-3 pl-[5%] text-right whitespace-nowrap">
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
const x = (month: number) => round(LEFT + ((month - 1) / HORIZON_MONTHS) * (WIDTH - LEFT - 1))
const GRID = `M0 ${TOP}H${WIDTH}M${x(13)} ${TOP}V${FLOOR}M${x(25)} ${TOP}V${FLOOR}M${x(37)} ${TOP}V${FLOOR}`

/** The line of the published prices with the area below it, and the dashed one of the prices that totals assume. */
function stepLines(schedule: PriceSchedule, y: (cents: number) => number) {
  const lines = { published: '', area: '', unpublished: '' }
  const prices = monthlyPrices(schedule)
  const changes = prices.filter(({ cents, countedCents }, index) => {
    const before = prices[index - 1]
    return before?.countedCents !== countedCents || (before.cents === null) !== (cents === null)
  })
  changes.forEach(({ month, cents, countedCents }, index) => {
    const before = changes[index - 1]
    const step = `V${y(countedCents)}H${x(changes[index + 1]?.month ?? HORIZON_MONTHS + 1)}`
    const line = cents === null ? 'unpublished' : 'published'
    const joined = before && (before.cents === null) === (cents === null)
    lines[line] += joined ? step : `M${x(month)} ${y((before ?? prices[0])?.countedCents ?? 0)}${step}`
    if (cents !== null) lines.area += `M${x(month)} ${FLOOR}${step}V${FLOOR}z`
  })
  return lines
}
