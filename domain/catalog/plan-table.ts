import { LATER_PRICE_NOT_PUBLISHED } from '#domain/pricing/describe-schedule.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import { monthsAtTodaysPrice, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { InternetPlan } from './internet-plan.schema.ts'
import { downloadInWords, uploadInWords } from './speed-words.ts'

/** A row of figures in a plan table: one text per plan in the order of the plans, `null` if a plan has none. */
export type FigureRow = { label: string; note?: string; cells: (string | null)[] }

const HORIZON = 36

/** What plans cost month by month: today, later, with the price lock, and once. Empty rows are left out. */
export function planPriceRows(plans: readonly InternetPlan[]): FigureRow[] {
  const months = new Set(plans.map(plan => monthsAtTodaysPrice(plan.schedule, HORIZON)))
  const [same = HORIZON] = months
  const todayNote = months.size > 1 ? undefined : same < HORIZON ? monthsNote(same) : 'every month'
  const feeLabels = new Set(plans.flatMap(plan => plan.schedule.oneTimeFees.map(fee => fee.label)))
  const hasRackRate = plans.some(plan => plan.laterPriceName === 'rack-rate')
  return [
    row('Price today', plans, plan => formatMonthly(priceToday(plan.schedule)), todayNote),
    row(
      hasRackRate ? 'Rack rate' : 'Later price',
      plans,
      laterPrice,
      months.size > 1 ? undefined : `from month ${same + 1}`,
    ),
    row(
      '3-year lock price',
      plans,
      ({ priceLock }) => priceLock && formatMonthly(priceToday(priceLock.schedule)),
    ),
    ...[...feeLabels].map(label =>
      row(
        label,
        plans,
        plan => {
          const fee = plan.schedule.oneTimeFees.find(one => one.label === label)
          return fee && formatCents(fee.cents)
        },
        'once',
      ),
    ),
    row('Reward card value', plans, ({ rewardCardCents: cents }) => cents && formatCents(cents)),
  ].filter(({ cells }) => cells.some(cell => cell !== null))
}

/** What plans cost over 12, 24 and 36 months with one-time fees: `at least` if a later price is not published. */
export function planTotalRows(plans: readonly InternetPlan[]): FigureRow[] {
  return [12, 24, 36].map(months =>
    row(`${months}-month total`, plans, plan => totalWords(plan.schedule, months)),
  )
}

/** How fast plans are, down and up. */
export function planSpeedRows(plans: readonly InternetPlan[]): FigureRow[] {
  return [
    row('Download speed', plans, downloadInWords),
    row('Upload speed', plans, plan => uploadInWords(plan) ?? 'Not published'),
  ]
}

function laterPrice({ schedule }: InternetPlan): string | null {
  const later = schedule.steps[1]
  if (!later) return null
  return later.monthlyCents === null ? LATER_PRICE_NOT_PUBLISHED : formatMonthly(later.monthlyCents)
}

function monthsNote(months: number): string {
  return months === 1 ? 'month 1' : `months 1–${months}`
}

function row(
  label: string,
  plans: readonly InternetPlan[],
  read: (plan: InternetPlan) => string | number | null | undefined,
  note?: string,
): FigureRow {
  const cells = plans.map(plan => {
    const value = read(plan)
    return typeof value === 'string' ? value : null
  })
  return { label, ...(note === undefined ? {} : { note }), cells }
}
