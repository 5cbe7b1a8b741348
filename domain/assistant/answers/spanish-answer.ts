import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import { type AnswerOf, type Asking, plansOnOffer } from './asking.ts'
import { callback, yourOrders } from './page-links.ts'

const SPANISH_MOST = 4

/** Who sells at the place that is known, each from its lowest price: names and figures need little Spanish. */
function spanishThere(asking: Asking): string {
  if (!asking.place) return ''
  const lowest = Map.groupBy(plansOnOffer(asking).toSorted(cheapestFirst), plan => plan.providerId)
  const lines = [...lowest]
    .slice(0, SPANISH_MOST)
    .flatMap(([id, [plan]]) =>
      plan
        ? `${asking.catalogue.providerName(id)} desde ${formatCents(priceToday(plan.schedule))} al mes`
        : [],
    )
  const told = lines.length > 0 ? lines.join(', ') : 'no encuentro planes nuestros'
  return ` En ${asking.place.where}: ${told}. Son datos de la FCC y no de cada casa; confírmelo por teléfono.`
}

/** TV, where it was asked for now or just before. */
function spanishTv({ asked, dialogue, catalogue }: Asking): string {
  const [least] = catalogue.tvPackages.toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
  return least &&
    /\btelevisi[oó]n|\btv\b|\bcanales\b/.test(`${asked.text} ${dialogue.question.toLowerCase()}`)
    ? ` De televisión hay DIRECTV, desde ${formatCents(priceToday(least.schedule))} al mes.`
    : ''
}

/** What costs least of all plans, where that is asked. */
function spanishCheapest({ asked, catalogue, place }: Asking): string {
  const [least] = catalogue.internetPlans.toSorted(cheapestFirst)
  return least && !place && /\bbarat[oa]s?\b|\bcu[aá]nto cuesta\b/.test(asked.text)
    ? ` El internet más barato de nuestro catálogo: ${catalogue.providerName(least.providerId)}, desde ${formatCents(priceToday(least.schedule))} al mes. Depende de su dirección: escriba su código postal.`
    : ''
}

const otherLanguage =
  /\b(?:chinese|mandarin|cantonese|french|vietnamese|korean|arabic|russian|portuguese|german|tagalog|hindi|creole|polish|italian|japanese)\b/

/** In Spanish, as far as names and figures go; of other languages only who may speak them. */
export const spanish: AnswerOf = asking => {
  const { asked, catalogue, salesPhone } = asking
  const [language] = otherLanguage.exec(asked.text) ?? []
  if (language)
    return {
      text: `I only write English. Whether somebody who speaks ${language.charAt(0).toUpperCase()}${language.slice(1)} is free to talk I don’t know: ask at ${salesPhone}.`,
      links: [callback],
    }
  const english = /\benglish\b|\blanguage\b|\b(?:speak|talk|in) (?!spanish|espa)[a-z]+$/.test(asked.text)
    ? `I only write English. Short words are fine, and by phone we help you at ${salesPhone}. `
    : ''
  // Who asks in English for somebody who speaks Spanish.
  const somebody = /\bspanish\b/.test(asked.text)
    ? `I only write English. Whether somebody who speaks Spanish is free to talk I don’t know: ask at ${salesPhone}. `
    : ''
  const isOfOrder = /\bpedidos?\b|\bordene?s?\b/.test(asked.text)
  const [named] = asked.providers
  const plan = named ? catalogue.entryPlan(named.id) : undefined
  const price =
    plan && named
      ? ` ${named.name}: ${plan.name}, $${((plan.schedule.steps[0]?.monthlyCents ?? 0) / 100).toFixed(2)}/mo.`
      : ''
  return {
    text: `${somebody || english}Este chat y este sitio todavía no hablan español. ${/\bllam\w+|\bhabl\w+|\bpersona\b/.test(asked.text) ? `${/\bllam\w+/.test(asked.text) ? 'Sí, puede pedir una llamada con el enlace de abajo o dejar aquí su nombre y su número. ' : ''}Si hay quien hable español por teléfono no lo sé: pregunte al ${salesPhone}` : `Nuestro teléfono es ${salesPhone}`}.${price}${named ? '' : `${spanishCheapest(asking)}${spanishThere(asking)}`}${isOfOrder ? ' Su pedido se cancela en su enlace o en la página de pedidos.' : ''}${spanishTv(asking)}`,
    links: isOfOrder ? [yourOrders, callback] : [callback],
    ...(plan ? { plans: [plan.id] } : {}),
  }
}
