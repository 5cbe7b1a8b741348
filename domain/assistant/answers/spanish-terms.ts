import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { limitsData } from '#domain/catalog/plan-type.ts'
import { formatCents } from '#domain/shared/money.ts'
import { sellersMeant, startsOf } from './alarm-sellers.ts'
import { type Asking, plansOnOffer } from './asking.ts'

const names = new Intl.ListFormat('es', { type: 'conjunction' })
/** So many providers are named; what they sell is told by phone, too. */
const MOST = 6

/** The plans that are asked about: of the provider that is named or was spoken of, else of those that are certain at the place. */
function plansAsked(asking: Asking): readonly InternetPlan[] {
  const { asked, catalogue, dialogue, place } = asking
  const spoken = asked.zipCode === null && dialogue.providers.length === 1 ? dialogue.providers : []
  const named = asked.providers.length > 0 ? asked.providers.map(({ id }) => id) : spoken
  const own = named.flatMap(id => catalogue.plansOf(id))
  return own.length > 0 ? own : place ? plansOnOffer(asking) : []
}

/** `Sin contrato anual: AT&T y Spectrum.`: providers by what holds for all of their plans, in the order of `groups`. */
function byProvider(
  { catalogue }: Asking,
  plans: readonly InternetPlan[],
  groups: readonly (readonly [words: string, holds: (plan: InternetPlan) => boolean])[],
): string {
  const own = [...Map.groupBy(plans, plan => plan.providerId)]
  return groups
    .flatMap(([words, holds]) => {
      const those = own.filter(([, theirs]) => theirs.every(holds)).map(([id]) => catalogue.providerName(id))
      return those.length === 0 ? [] : ` ${words}: ${names.format(those.slice(0, MOST))}.`
    })
    .join('')
}

const contracts = (asking: Asking, plans: readonly InternetPlan[]) =>
  byProvider(asking, plans, [
    ['Sin contrato anual', ({ contractMonths }) => contractMonths === 0],
    ['Con contrato', ({ contractMonths }) => (contractMonths ?? 0) > 0],
    ['Contrato no publicado', ({ contractMonths }) => contractMonths === null],
  ])

const limits = (asking: Asking, plans: readonly InternetPlan[]) =>
  byProvider(asking, plans, [
    ['Datos sin límite', ({ dataCap }) => dataCap === 'none'],
    ['Con límite de datos', limitsData],
    ['Límite de datos no publicado', ({ dataCap }) => dataCap === 'not-published'],
  ])

const equipment = (asking: Asking, plans: readonly InternetPlan[]) =>
  byProvider(asking, plans, [
    ['Equipo de Wi-Fi incluido', ({ wifiIncluded }) => wifiIncluded],
    ['Se alquila o se compra aparte', ({ wifiIncluded }) => !wifiIncluded],
  ])

/** What is charged once, by the first plan of each provider; what it costs at an address the provider says. */
function onceCharged({ catalogue }: Asking, plans: readonly InternetPlan[]): string {
  const told = [...Map.groupBy(plans, plan => plan.providerId)].slice(0, MOST).map(([id]) => {
    const fees = catalogue.entryPlan(id)?.schedule.oneTimeFees ?? []
    const cents = fees.reduce((sum, fee) => sum + fee.cents, 0)
    return `${catalogue.providerName(id)} ${cents === 0 ? 'ninguno en nuestro catálogo' : formatCents(cents)}`
  })
  return told.length === 0 ? '' : ` Cobros únicos, por ejemplo de instalación: ${told.join('; ')}.`
}

function fastest({ catalogue }: Asking, plans: readonly InternetPlan[]): string {
  const order = plans.toSorted((a, b) => b.downloadMbps - a.downloadMbps)
  const told = [...Map.groupBy(order, plan => plan.providerId).values()]
    .flatMap(([plan]) => plan ?? [])
    .slice(0, 3)
    .map(
      plan =>
        `${catalogue.providerName(plan.providerId)} ${plan.name}, ${plan.downloadMbps.toLocaleString('en-US')} Mbps`,
    )
  return told.length === 0 ? '' : ` De mayor velocidad: ${told.join('; ')}.`
}

/** Help for who earns little, wherever they live. */
const lifeline = ({ catalogue }: Asking): string =>
  ` Lifeline descuenta ${formatCents(catalogue.guides.discounts.lifeline.monthlyCents)} al mes según los ingresos, o con SNAP, Medicaid o SSI: lifelinesupport.org.`

const noNumber = (): string =>
  ' Aquí no pedimos número de seguro social ni revisamos su crédito; el proveedor puede hacerlo antes de instalar: pregúntele qué acepta.'

/** What the first plan of each provider costs after its introductory price. */
function laterPrice({ catalogue }: Asking, plans: readonly InternetPlan[]): string {
  const told = [...Map.groupBy(plans, plan => plan.providerId)].slice(0, MOST).flatMap(([id]) => {
    const plan = catalogue.entryPlan(id)
    const later = plan?.schedule.steps[1]
    if (!plan) return []
    const price =
      later === undefined
        ? 'sin periodo de oferta; no se publica otro precio'
        : later.monthlyCents === null
          ? `precio no publicado desde el mes ${later.fromMonth}`
          : `${formatCents(later.monthlyCents)} al mes desde el mes ${later.fromMonth}`
    return [`${catalogue.providerName(id)} ${plan.name}, ${price}`]
  })
  return told.length === 0 ? '' : ` Después: ${told.join('; ')}.`
}

const terms: readonly (readonly [RegExp, (asking: Asking, plans: readonly InternetPlan[]) => string])[] = [
  [/\bcontratos?\b/, contracts],
  [/\bdespu[eé]s de\w*\b|\b(?:sube|suben|subir\w*|aumenta\w*)(?!\w)/, laterPrice],
  [/\br[aá]pid\w*|\bvelocidad\b|\bmegas?\b/, fastest],
  [/\bequipos?\b|\baparatos?\b|\bcajas?\b|\brouter\b|\bm[oó]dem\b|\bwi-?fi\b/, equipment],
  [/\bl[ií]mite\b|\bdatos\b|\bilimitad\w+/, limits],
  [/\binstala\w*|\bactivaci[oó]n\b|\bcargos?\b/, onceCharged],
  [/\bseguro social\b|\bcr[eé]dito\b|\bdep[oó]sito\b/, noNumber],
  [/\bdescuentos?\b|\bbajos (?:recursos|ingresos)\b|\blifeline\b/, lifeline],
]

/** What is asked of the terms of plans, in Spanish, as far as the catalog holds it; empty where it is not asked or not known. */
export function spanishTermsAsked(asking: Asking): string {
  const plans = plansAsked(asking)
  return terms
    .filter(([words]) => words.test(asking.asked.text))
    .map(([, told]) => told(asking, plans))
    .join('')
}

const ofAlarms = /\balarmas?\b|\bc[aá]maras?\b|\bvivint\b|\badt\b/
/** Alarms and what they start at, where they are asked for now or were just before; empty elsewhere. */
export function spanishAlarms({ asked, catalogue, dialogue }: Asking): string {
  if (!ofAlarms.test(`${asked.text} ${dialogue.question.toLowerCase()}`)) return ''
  const told = sellersMeant({ asked, catalogue }).flatMap(({ id, name }) => {
    const starts = startsOf(catalogue, id)
    return starts.length === 0 ? [] : [`${name} desde ${formatCents(Math.min(...starts))} al mes`]
  })
  return told.length === 0
    ? ''
    : ` De alarmas: ${names.format(told)}; la instalación y el contrato se confirman por teléfono.`
}
