import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { checkedInWords, datesOf } from '#domain/catalog/price-dates.ts'
import type { Answered } from '../answerer.server.ts'
import { providersIn } from '../reading/read-question.ts'

type Told = Omit<Answered, 'dialogue'>

const monthlyPrice = /\$\d[\d,.]*\/mo\b/
const saysDay = /\bchecked (?:on|between)\b/
const inSpanish = /\bespañol\b/

/** An answer that tells monthly prices and shows no plan's card, which would hold the day, with the day on which they were checked. */
export function withDay<One extends Told>(told: One, catalogue: Catalogue): One {
  const { text, plans = [] } = told
  if (plans.length > 0 || !monthlyPrice.test(text) || saysDay.test(text) || inSpanish.test(text)) return told
  const ids = providersIn(catalogue, text.toLowerCase()).flatMap(({ provider }) =>
    [...catalogue.plansOf(provider.id), ...catalogue.packagesOf(provider.id)].map(({ id }) => id),
  )
  return { ...told, text: `${text} Prices were ${checkedInWords(datesOf(catalogue, ids))}.` }
}
