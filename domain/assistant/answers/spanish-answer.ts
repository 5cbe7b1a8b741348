import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { boundMonths } from '#domain/catalog/plan-type.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { formatCents } from '#domain/shared/money.ts'
import { type AnswerOf, type Asking, plansOnOffer } from './asking.ts'
import { callback, privacyChoices, yourOrders } from './page-links.ts'
import { byGuess, guessOf, likelyPlans } from './places/likely-plans.ts'
import { spanishAlarms, spanishTermsAsked } from './spanish-terms.ts'

const SPANISH_MOST = 4

/** From what a plan costs today, for how long, and what is known of the price after that. */
function spanishPrice({ schedule }: InternetPlan): string {
  const today = `desde ${formatCents(priceToday(schedule))} al mes`
  const [, later] = schedule.steps
  if (!later) return today
  if (later.fromMonth === 2) return `${today}, que puede cambiar en cualquier momento`
  const after =
    later.monthlyCents === null ? 'precio no publicado' : `${formatCents(later.monthlyCents)} al mes`
  return `${today} los primeros ${later.fromMonth - 1} meses (después, ${after})`
}

/** What else is to be known of it before somebody calls. */
const spanishTerms = (plan: InternetPlan): string =>
  [
    plan.type === 'satellite' ? ', por satélite' : '',
    boundMonths(plan) > 0 ? `, con contrato de ${boundMonths(plan)} meses` : '',
  ].join('')

/** The least that each provider of some plans asks. */
function spanishLowest({ catalogue }: Asking, plans: readonly InternetPlan[]): string {
  const lowest = Map.groupBy(plans.toSorted(cheapestFirst), plan => plan.providerId)
  return [...lowest]
    .slice(0, SPANISH_MOST)
    .flatMap(([id, [plan]]) =>
      plan ? `${catalogue.providerName(id)} ${spanishPrice(plan)}${spanishTerms(plan)}` : [],
    )
    .join('; ')
}

/** How certain it is who sells at the place that is known. */
const sourceThere = ({ place }: Asking): string =>
  place
    ? ` ${place.result.precision === 'state' ? 'Sé quién vende en el estado, no en cada dirección' : `Quién vende en ${place.where} lo sé por datos de la FCC, no de cada casa`}; confírmelo por teléfono.`
    : ''

/** Who sells at the place that is known, each from its lowest price: names and figures need little Spanish. */
function spanishThere(asking: Asking): string {
  const { place } = asking
  if (!place) return ''
  const isOfFiber = /\bfibra\b/.test(asking.asked.text)
  const ofKind = (plan: InternetPlan) => !isOfFiber || plan.type === 'fiber'
  const sure = spanishLowest(asking, plansOnOffer(asking).filter(ofKind))
  const maybe = byGuess(asking, likelyPlans(asking).filter(ofKind)).map(
    ({ guess, own }) =>
      ` ${guess === 'likely' ? 'Probable' : 'Posible'} ahí, pero sin confirmar: ${spanishLowest(asking, own)}.`,
  )
  return ` En ${place.where}${isOfFiber ? ', por fibra' : ''}: ${sure === '' ? 'no encuentro planes nuestros' : sure}.${maybe.join('')}${sourceThere(asking)}`
}

/** Whether the plan of a provider that is named is found at the place that is known. */
function spanishGuess(asking: Asking, plan: InternetPlan): string {
  const { place, catalogue } = asking
  const there = place?.result.plans.find(({ id }) => id === plan.id)
  if (!place || there?.certainty === 'listed' || there?.certainty === 'nationwide') return ''
  const name = catalogue.providerName(plan.providerId)
  if (!there) return ` En ${place.where} no lo encuentro.`
  if (there.certainty === 'in-state')
    return ` Se vende en el estado, sin confirmar en ${place.where}: ${name}.`
  const guess = guessOf(place.result, plan.providerId) === 'likely' ? 'Probable' : 'Posible'
  return ` ${guess} en ${place.where}, pero sin confirmar: ${name}.`
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
    ? ` El internet más barato de nuestro catálogo: ${catalogue.providerName(least.providerId)}, ${spanishPrice(least)}. Depende de su dirección: escriba su código postal.`
    : ''
}

/** `No quiero más llamadas`. */
const noCalls = /\bno\b.*\bllam\w+|\bdej\w+ de llam\w+/
/** `Borren mis datos`. */
const deletesData = /\b(?:borr|elimin|quit)\w+\b.*\b(?:datos|informaci[oó]n|n[uú]mero|cuenta)\b/
const asksPerson = /\b(?:persona|alguien|humano|agente|representante|operador\w*)\b/
/** How somebody is reached: by a call that is asked for, or by phone. */
function waysToPerson({ asked, salesPhone }: Asking): string {
  if (noCalls.test(asked.text))
    return `Para que nadie le llame, pídalo en la página de privacidad del enlace de abajo o al ${salesPhone}. `
  if (/\bllam\w+/.test(asked.text))
    return 'Sí, puede pedir una llamada con el enlace de abajo o dejar aquí su nombre y su número. '
  return asksPerson.test(asked.text)
    ? `Para hablar con una persona llame al ${salesPhone}, o pida con el enlace de abajo que le llamemos. `
    : ''
}

/** What is asked of terms is told as far as it is known; of the rest it is said before the prices that it isn’t. */
const ofTerms =
  /\b(?:instala\w*|contratos?|cancel\w*|l[ií]mite|router|m[oó]dem|equipo|velocidad|megas|descuentos?|impuestos?)(?!\w)/
function termsInSpanish(asking: Asking): string {
  const { asked, salesPhone } = asking
  if (/\bpedidos?\b|\bordene?s?\b/.test(asked.text)) return ''
  const known = spanishTermsAsked(asking)
  return known === '' && ofTerms.test(asked.text)
    ? ` Lo que pregunta de eso no lo sé decir en español: pregúntelo al ${salesPhone}.`
    : known
}

const inFrench = /\bfran[cç]ais\w*|\bje parle\b|\bparlez\b|\bbonjour\b/
const otherLanguage =
  /\b(?:chinese|mandarin|cantonese|french|vietnamese|korean|arabic|russian|portuguese|german|tagalog|hindi|creole|polish|italian|japanese)\b/

/** In Spanish, as far as names and figures go; of other languages only who may speak them. */
export const spanish: AnswerOf = asking => {
  const { asked, catalogue, salesPhone } = asking
  const [language] = otherLanguage.exec(asked.text.replace(inFrench, 'french')) ?? []
  if (language)
    return {
      text: `I only write English. Whether somebody who speaks ${capitalized(language)} is free to talk I don’t know: ask at ${salesPhone}.`,
      links: [callback],
    }
  const english = /\benglish\b|\blanguage\b|\b(?:speak|talk|in) (?!spanish|espa)[a-z]+$/.test(asked.text)
    ? `I only write English. Short words are fine, and by phone we help you at ${salesPhone}. `
    : ''
  // Who asks in English for somebody who speaks Spanish.
  const somebody = /\bspanish\b/.test(asked.text)
    ? `I only write English. Whether somebody who speaks Spanish is free to talk I don’t know: ask at ${salesPhone}. `
    : ''
  const alarms = spanishAlarms(asking)
  const told = alarms || termsInSpanish(asking)
  // Who asks for one thing at the place that was told is not told its prices once more.
  const isOnlyOfTerms =
    spanishTermsAsked(asking) !== '' &&
    asked.zipCode === null &&
    !/\bbarat\w+|\bcuesta\w*|\bprecios?\b/.test(asked.text)
  const ofInternet = isOnlyOfTerms ? sourceThere(asking) : `${spanishCheapest(asking)}${spanishThere(asking)}`
  const there = alarms === '' ? ofInternet : ''
  const isOfPrivacy = noCalls.test(asked.text) || deletesData.test(asked.text)
  const deletion = deletesData.test(asked.text)
    ? ' Puede pedir que borremos sus datos en la página de privacidad del enlace de abajo.'
    : ''
  const isOfOrder = /\bpedidos?\b|\bordene?s?\b/.test(asked.text)
  const plans = asked.providers.flatMap(({ id }) => catalogue.entryPlan(id) ?? [])
  const [plan] = plans
  const price = plans
    .map(
      one =>
        ` ${catalogue.providerName(one.providerId)}: ${one.name}, ${spanishPrice(one)}${spanishTerms(one)}.${spanishGuess(asking, one)}`,
    )
    .join('')
  return {
    text: `${somebody || english}Este chat y este sitio todavía no hablan español. ${/\bllam\w+|\bhabl\w+|\bpersona\b/.test(asked.text) ? `${waysToPerson(asking)}Si hay quien hable español por teléfono no lo sé: ${asksPerson.test(asked.text) ? 'pregúntelo al llamar' : `pregunte al ${salesPhone}`}` : `Nuestro teléfono es ${salesPhone}`}.${deletion}${told}${price}${plan ? '' : there}${isOfOrder ? ' Su pedido se cancela en su enlace o en la página de pedidos.' : ''}${spanishTv(asking)}`,
    links: [...(isOfPrivacy ? [privacyChoices] : []), ...(isOfOrder ? [yourOrders] : []), callback],
    ...(plan ? { plans: plans.map(({ id }) => id) } : {}),
  }
}
