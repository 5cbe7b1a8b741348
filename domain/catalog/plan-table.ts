import { OTHER_PRICE } from '#domain/pricing/added-fee.ts'
import { LATER_PRICE_NOT_PUBLISHED } from '#domain/pricing/describe-schedule.ts'
import { NO_CHANGE_PUBLISHED, totalOf, totalWords } from '#domain/pricing/known-total.ts'
import { type PriceSchedule, priceToday, publishedMonths } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { InternetPlan } from './internet-plan.schema.ts'
import { countedAnywhere, isLabeled } from './internet-plan.ts'
import { downloadInWords, uploadInWords } from './speed-words.ts'

/**
 * A row of figures in a plan table: one text per plan in the order of the plans, `null` if a plan has none. `note` is
 * said of all of them, `cellNotes` of single ones.
 */
export type FigureRow = {
  label: string
  note?: string
  cells: (string | null)[]
  cellNotes?: (string | null)[]
}

/**
 * Plans by speed, so that one that was added later stands among its like. Slowest first, or fastest first where the
 * page's own order begins so.
 */
export function inSpeedOrder(plans: readonly InternetPlan[]): InternetPlan[] {
  const [first, second] = plans
  const isFastestFirst =
    plans.length > 2 &&
    first !== undefined &&
    second !== undefined &&
    first.downloadMbps > second.downloadMbps
  const way = isFastestFirst ? -1 : 1
  return plans.toSorted((one, other) => way * (one.downloadMbps - other.downloadMbps))
}

/** What plans cost month by month: today, later, with the price lock, and once. Empty rows are left out. */
export function planPriceRows(plans: readonly InternetPlan[]): FigureRow[] {
  const months = new Set(plans.map(plan => monthsUntilChange(plan.schedule)))
  const [same = Infinity] = months
  const todayNote = months.size > 1 ? undefined : same < Infinity ? monthsNote(same) : 'every month'
  const feeLabels = new Set(plans.flatMap(plan => plan.schedule.oneTimeFees.map(fee => fee.label)))
  const hasRackRate = plans.some(plan => plan.laterPriceName === 'rack-rate')
  return [
    row('Price today', plans, plan => formatMonthly(priceToday(plan.schedule)), todayNote),
    row(
      hasRackRate ? 'Rack rate' : 'Later price',
      plans,
      // Beside a plan whose later price isn't known, a dash would read as another such.
      plans.some(changes) ? laterPrice : () => null,
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

/** What plans cost over 12, 24 and 36 months with one-time fees: `at least`, and why, if some of it is not known. */
export function planTotalRows(plans: readonly InternetPlan[]): FigureRow[] {
  return [12, 24, 36].map(months => {
    const whys = plans.map(plan => whyAtLeast(plan, months))
    const ofAll = (whys[0] ?? []).filter(why => whys.every(others => others.includes(why)))
    const own = whys.map(ofPlan => ofPlan.filter(why => !ofAll.includes(why)))
    const words = (reasons: readonly string[]) => (reasons.length > 0 ? reasons.join('; ') : null)
    const said = words(ofAll)
    const isAbout = plans.some(plan => totalOf(countedAnywhere(plan), months).isAbout)
    return {
      ...row(
        `${months}-month total`,
        plans,
        plan => totalWords(countedAnywhere(plan), months),
        said === null ? undefined : `${isAbout ? 'not certain' : 'at least'}: ${said}`,
      ),
      ...(own.some(ofPlan => ofPlan.length > 0) ? { cellNotes: own.map(words) } : {}),
    }
  })
}

/** What isn't known of a plan's total over a number of months. */
function whyAtLeast(plan: InternetPlan, months: number): string[] {
  const { schedule, labelFee, labelsDiffer } = plan
  if (totalOf(countedAnywhere(plan), months).known) return []
  return [
    ...(publishedMonths(schedule, months) < months ? [LATER_PRICE_NOT_PUBLISHED] : []),
    ...(isLabeled(plan) ? [] : ['no label found, so other fees aren’t known']),
    ...(labelFee?.upTo ? ['a monthly fee depends on the address'] : []),
    ...(labelFee?.unstated ? [`without ${labelFee.unstated}`] : []),
    ...(labelsDiffer ? [OTHER_PRICE] : []),
  ]
}

/** How fast plans are, down and up. */
export function planSpeedRows(plans: readonly InternetPlan[]): FigureRow[] {
  return [
    row('Download speed', plans, downloadInWords),
    row('Upload speed', plans, plan => uploadInWords(plan) ?? 'Not published'),
  ]
}

const changes = ({ schedule }: InternetPlan) => schedule.steps.length > 1

function laterPrice({ schedule }: InternetPlan): string {
  const later = schedule.steps[1]
  if (!later) return NO_CHANGE_PUBLISHED.toLowerCase()
  return later.monthlyCents === null ? LATER_PRICE_NOT_PUBLISHED : formatMonthly(later.monthlyCents)
}

/** For how many months the first price is published to stay, however many that are. */
const monthsUntilChange = ({ steps: [, second] }: PriceSchedule): number =>
  second ? second.fromMonth - 1 : Infinity

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
