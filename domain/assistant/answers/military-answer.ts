import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { discountInWords } from '#domain/catalog/discount-words.ts'
import { discountedSchedule } from '#domain/catalog/discounted-schedule.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { type AnswerOf, type Asking, placeNote, plansOnOffer } from './asking.ts'
import { ofWhom } from './discount-groups.ts'
import { discountsPage } from './page-links.ts'
import { planInWords } from './plan-lines.ts'
import { listInWords, planName } from './plan-words.ts'

const militaryOf = (catalogue: Catalogue, ids: readonly string[]) =>
  catalogue.guides.discounts.military.filter(line => ids.length === 0 || ids.includes(line.providerId))

/** What the cheapest plan of a company would cost with its discount, where that is asked and the discount is an amount. */
function afterDiscount(
  { asked, catalogue }: Asking,
  own: Catalogue['guides']['discounts']['military'],
): string {
  const [line, ...others] = own
  const plan = line && others.length === 0 ? catalogue.entryPlan(line.providerId) : undefined
  if (!line || !plan || !/\b(?:after|with)\b.*\bdiscount\b/.test(asked.text)) return ''
  const after = discountedSchedule(plan.schedule, line.figure)
  return after
    ? `${planName(catalogue, plan)} at ${formatMonthly(priceToday(plan.schedule))} would come to ${formatMonthly(priceToday(after))} with it. `
    : ''
}

/** Military discounts, of a company that is named or of all. */
export const military: AnswerOf = asking => {
  const { catalogue, asked } = asking
  const [least] =
    asked.zipCode !== null || /\bcheap\w*|\blowest\b/.test(asked.text)
      ? [...plansOnOffer(asking)].toSorted(cheapestFirst)
      : []
  const { militaryNote } = catalogue.guides.discounts
  const of = ofWhom(asking)
  // `On internet or ADT`: of all that have one.
  const isOfInternet =
    /\b(?:internet|wi-?fi)\b/.test(asked.text) && !asked.providers.some(one => one.kinds.includes('internet'))
  const own = isOfInternet
    ? militaryOf(catalogue, [])
    : militaryOf(
        catalogue,
        of.map(({ id }) => id),
      )
  const none =
    own.length === 0 ? `I know of no military discount of ${listInWords(of.map(({ name }) => name))}. ` : ''
  const told = own.length > 0 ? own : militaryOf(catalogue, [])
  return {
    text: `${none}${afterDiscount(asking, own)}${/\b(?:tv|television|directv)\b/.test(asked.text) ? 'For TV I know of none. ' : ''}Military discounts: ${told.map(line => `${catalogue.providerName(line.providerId)} ${discountInWords(line.figure).toLowerCase()}${own.length === 1 ? ` (${line.eligibility.toLowerCase()})` : ''}`).join('; ')}. ${militaryNote}${least ? `\nThe cheapest internet I find, before any discount: ${planInWords(asking, least)} ${placeNote(asking)}` : ''}`,
    links: [discountsPage],
    ...(least ? { plans: [least.id], focus: [least.id], listed: [least.id], at: 0 } : {}),
  }
}
