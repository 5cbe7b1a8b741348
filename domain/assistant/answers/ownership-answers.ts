import { ownershipInWords } from '#domain/catalog/ownership-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { AnswerOf, Asking } from './asking.ts'
import { priceChanges, results } from './page-links.ts'
import { linksOfPlans, listInWords, planName } from './plan-words.ts'

/** Who bought the companies that are named, or a part of them, as far as the catalog knows; before a space, or nothing. */
const knownOwners = ({ asked, catalogue }: Asking): string =>
  asked.providers
    .flatMap(({ id, name }) => {
      const words = ownershipInWords(catalogue, id)
      return words === null
        ? []
        : words.replace(/^Part of/, `${name} has been part of`).replace(/^Its/, `${name}’s`)
    })
    .map(words => `${words} `)
    .join('')

const whenSold =
  'When a company changes hands its customers are told in writing what changes; until then price and contract stay as they are.'

export const companyNews: AnswerOf = asking => ({
  text: `${knownOwners(asking)}I don’t follow the news of companies, so what becomes of ${asking.asked.providers[0]?.name ?? 'a provider'}, and who leads it, I don’t know. ${whenSold} If you want to see who else sells at your address, tell me your ZIP code, or call ${asking.salesPhone}.`,
  links: [results, priceChanges],
})

/** What the catalog knows of who belongs to whom, and that it knows no more. */
export const whoOwnsWhom: AnswerOf = asking => {
  const { asked, catalogue, salesPhone } = asking
  const names = asked.providers.map(({ name }) => name)
  if (names.length === 0) return null
  const [plan] = asked.plans
  const ownPrice =
    plan && asked.budgetCents !== null
      ? `${planName(catalogue, plan)} is ${formatMonthly(priceToday(plan.schedule))} for new customers, and you pay ${formatMonthly(asked.budgetCents)}: ask for today’s price. `
      : ''
  const listed =
    names.length === 1
      ? `${names[0]}: ${asked.providers[0]?.description ?? ''} Our catalog has one provider under that name`
      : `In our catalog ${listInWords(names)} stand apart, each with its own plans`
  const known = knownOwners(asking)
  const more = known === '' && names.length > 1 ? '' : ' beyond that'
  return {
    text: `${known}${listed}. Who owns whom${more} I don’t know, nor who is being bought: ask at ${salesPhone}. ${whenSold} ${ownPrice}What counts at your address is which of them sells there.`,
    links: [
      ...linksOfPlans(
        catalogue,
        asked.providers.flatMap(({ id }) => catalogue.entryPlan(id) ?? []),
      ),
      results,
    ],
  }
}
