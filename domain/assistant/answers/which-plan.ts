import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { TOTAL_MONTHS } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { type Asking, plansOnOffer } from './asking.ts'
import { totalThere } from './fees-there.ts'
import { fastestFirst } from './find-plans.ts'
import { planName, uploadSaid } from './plan-words.ts'

/** Who asks which plan is to be taken. */
export const asksForPlan =
  /\b(?:which|what) (?:internet )?(?:plan|package|one|speed and plan)s?\b|\bwhat (?:should|would) (?:i|we|you) (?:get|take|order|pick|choose|recommend)\b|\brecommend\b/

/** Of plans in the order of totals the first, and the first that may come to less: known totals stand before others. */
export function firstAndLower(asking: Asking, plans: readonly InternetPlan[]): InternetPlan[] {
  const cents = (plan: InternetPlan) => totalThere(asking, plan, asking.asked.months ?? TOTAL_MONTHS).cents
  const [first, next] = plans
  const lower = first && plans.find(plan => cents(plan) < cents(first))
  return [first, lower ?? next].flatMap(plan => plan ?? [])
}

const sendsFiles = /\buploads?\b|\bsend(?:ing)?\b.*\bfiles?\b|\bbackups?\b/

/** How fast the plans that are told upload, where it is told that much is sent; on a line of its own, or nothing. */
export function uploadLine({ asked, catalogue }: Asking, plans: readonly InternetPlan[]): string {
  if (!sendsFiles.test(asked.text) || plans.length === 0) return ''
  const told = plans.map(plan => `${planName(catalogue, plan)}, ${uploadSaid(plan) ?? 'not published'}`)
  return `\nUpload: ${told.join('; ')}.`
}

/** Not by air: with a delay and a speed that hold. */
export const onWires = (plan: InternetPlan): boolean => plan.type !== 'satellite' && plan.type !== '5g'

/** What is nearest to a speed that no plan within a budget has. */
export const fastestWithin = (asking: Asking, budgetCents: number): InternetPlan[] =>
  plansOnOffer(asking)
    .filter(plan => onWires(plan) && priceToday(plan.schedule) <= budgetCents)
    .toSorted(fastestFirst)
    .slice(0, 1)
