import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { datesOf, type PriceDates, pricedInWords, spanOfDays } from '#domain/catalog/price-dates.ts'
import type { Answered } from '../answerer.server.ts'
import { brandsNamed } from '../reading/brands-named.ts'
import { providersIn } from '../reading/read-question.ts'

type Told = Omit<Answered, 'dialogue'>

const monthlyPrice = /\$\d[\d,.]*\/mo\b/
const anyPrice = /\$\d/
const onceOrBeyond = /\bcharges once: [^.]*\$\d|\bfurther\b[^.]*\$\d/
const saysDay = /\bchecked or listed (?:on|between)\b/
const inSpanish = /\bespañol\b/

/** An answer that tells prices and shows no plan's card, which would hold the day, with the day on which they were checked. */
export function withDay<One extends Told>(told: One, catalogue: Catalogue): One {
  const { text, plans = [] } = told
  const isSpanish = inSpanish.test(text)
  if ((plans.length > 0 && !isSpanish) || saysDay.test(text)) return told
  const brands = brandsNamed(catalogue, text.toLowerCase())
  // What kits cost is told by the guide, whose prices are those of the catalog's day.
  const isOfKits = brands.length > 0 && anyPrice.test(text)
  const isPrice = monthlyPrice.test(text) || onceOrBeyond.test(text) || (isSpanish && anyPrice.test(text))
  if (!isPrice && !isOfKits) return told
  const ids = providersIn(catalogue, text.toLowerCase()).flatMap(({ provider }) =>
    [...catalogue.plansOf(provider.id), ...catalogue.packagesOf(provider.id)].map(({ id }) => id),
  )
  const days = [...ids.map(catalogue.checkedOn), ...(isOfKits ? [catalogue.asOf] : [])]
  const dates = spanOfDays(days) ?? datesOf(catalogue, [])
  // Pages point out the same of prices that were checked too long ago.
  const isOld = dates.from <= catalogue.oldUntil
  return {
    ...told,
    text: `${text} ${isSpanish ? checkedInSpanish(dates, isOld) : `Prices were ${pricedInWords(dates)}${isOld ? ' and may have changed since' : ''}.`}`,
  }
}

const daySpanish = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' })

function checkedInSpanish({ from, to }: PriceDates, isOld: boolean): string {
  const [first, last] = [from, to].map(day => daySpanish.format(new Date(`${day}T00:00:00Z`)))
  const changed = isOld ? '; pueden haber cambiado' : ''
  return from === to
    ? `Precios revisados o publicados el ${first}${changed}.`
    : `Precios revisados o publicados entre el ${first} y el ${last}${changed}.`
}
