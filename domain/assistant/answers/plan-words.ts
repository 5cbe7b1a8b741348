import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { datesOf, pricedInWords } from '#domain/catalog/price-dates.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { uploadInWords } from '#domain/catalog/speed-words.ts'
import { type PlanQuery, readPlanQuery, writePlanQuery } from '#domain/comparison/compare-plans.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { TOTAL_MONTHS, totalWords } from '#domain/pricing/known-total.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import type { AnswerLink } from '../answer.ts'

/** What a service costs over the months of our totals, fees included; a minimum where a later price is not published. */
export function horizonTotal(schedule: PriceSchedule, months = TOTAL_MONTHS): string {
  return `${totalWords(schedule, months)} over ${months} months`
}

/** Price month by month with fees, then the total over the months of our totals. */
export function priceInWords(schedule: PriceSchedule, months = TOTAL_MONTHS): string {
  return `${scheduleSentence(schedule)} That is ${horizonTotal(schedule, months)}.`
}

/** A plan with its provider, such as `Metronet 500 Mbps`. */
export function planName(catalogue: Catalogue, plan: InternetPlan): string {
  return fullName(catalogue.providerName(plan.providerId), plan.name)
}

/** A plan's upload within a sentence, with the whole range where it depends on the address: `up to 5 Mbps`; null where it isn't published. */
export function uploadSaid(plan: InternetPlan): string | null {
  const upload = uploadInWords(plan)
  return upload === null ? null : inSentence(upload)
}

/** The link to the list of all plans, with filters. */
export function planListLink(query: Partial<PlanQuery> = {}, label = 'Compare all plans'): AnswerLink {
  return { label, href: `/internet-plans${writePlanQuery({ ...readPlanQuery(''), ...query })}` }
}

/** The link to where a provider is shown: its own page, or its plans in the list. */
export function providerLink(provider: Provider): AnswerLink {
  if (provider.page) return { label: provider.name, href: provider.page }
  return planListLink({ provider: provider.id }, `${provider.name} plans`)
}

/** The links to the providers of some plans, each once. */
export function linksOfPlans(catalogue: Catalogue, plans: readonly InternetPlan[]): AnswerLink[] {
  const ids = [...new Set(plans.map(plan => plan.providerId))]
  return ids.flatMap(id => {
    const provider = catalogue.provider(id)
    return provider ? [providerLink(provider)] : []
  })
}

/** When the prices of some plans were checked, or listed, or of all that we list: `checked or listed on Nov 1, 2026`. */
export const whenChecked = (catalogue: Catalogue, plans = catalogue.internetPlans): string =>
  pricedInWords(
    datesOf(
      catalogue,
      plans.map(plan => plan.id),
    ),
  )

/** `a, b and c`. */
export function listInWords(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Names as one says them: all of them, or so many and how many more there are. */
export function namesInWords(names: readonly string[], most: number): string {
  // In the place of `and 1 more` stands its name.
  if (names.length <= most + 1) return listInWords(names)
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}
