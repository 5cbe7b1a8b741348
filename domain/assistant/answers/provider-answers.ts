import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst, isConfirmed, isLabeled } from '#domain/catalog/internet-plan.ts'
import { countedMbps, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { type AnswerOf, type Asking, isFirstOfMany, namedInternet, plansOnOffer } from './asking.ts'
import { findPlans } from './find-plans.ts'
import { plansThere } from './places/plans-there.ts'
import { withPlanLines } from './plan-lines.ts'
import { listOf, onePlan } from './plan-list.ts'
import { listInWords, providerLink } from './plan-words.ts'
import { isNear, listedAt, noPlanAt } from './plans-in-question.ts'
import { strangeWord } from './strange-word.ts'

/** The plan whose speed is nearest to one that no plan has. */
const nearestTo = (plans: readonly InternetPlan[], mbps: number): InternetPlan | undefined =>
  plans.toSorted((a, b) => Math.abs(countedMbps(a) - mbps) - Math.abs(countedMbps(b) - mbps))[0]

const ofSpeed = /\b(?:how (?:fast|slow)|speeds?|slow)\b/

/** What a provider is and sells; where a speed is named that it has not, with the plan nearest to that. */
export const provider: AnswerOf = asking => {
  const { catalogue, place } = asking
  const [first] = namedInternet(asking)
  if (!first) return null
  const plans = plansThere(asking, first.id).toSorted(cheapestFirst)
  const [cheapestPlan] = plans
  if (!cheapestPlan) return null
  // Who asks how fast it is wants each plan’s speed.
  const asksSpeed = ofSpeed.test(asking.asked.text)
  const list = plans
    .map(
      plan =>
        `${plan.name} ${asksSpeed ? `${mbpsInWords(countedMbps(plan))}, ` : ''}${formatMonthly(priceToday(plan.schedule))}`,
    )
    .join(asksSpeed ? '; ' : ', ')
  // Typical speeds of a label can be above what is advertised: then the one would deny the other.
  const isAll = plans.length === catalogue.plansOf(first.id).length
  const most =
    isAll && first.maxDownloadMbps && plans.every(plan => plan.downloadMbps <= (first.maxDownloadMbps ?? 0))
      ? `\nFastest advertised download: ${mbpsInWords(first.maxDownloadMbps)}.`
      : ''
  const contradicted = plans.filter(plan => isLabeled(plan) && !isConfirmed(plan))
  const labels =
    contradicted.length > 0
      ? ` ${first.name}’s own labels name other prices for ${listInWords(contradicted.map(({ name }) => name))}.`
      : ''
  const lead = place && !isAll ? `Plans around ${place.where}` : 'Plans'
  const others = plans.length > 1 ? ` ${lead}: ${list}.${labels}` : labels
  const { mbps: named, text, plans: meant } = asking.asked
  // `Verizon Fios 500` where it has none of that name; no year and no price.
  const figure =
    meant.length === 0 && !/\bworth \$?\d/.test(text)
      ? Number(
          text.match(
            /(?<!\$)\b(?!20[12]\d\b)([1-9]\d{2,3})\b(?! ?(?:\d|gb|tb|gigabytes?|a month|per month|dollars|bucks|channels|sq|feet|miles))/,
          )?.[1] ?? 0,
        )
      : 0
  const mbps = named ?? (figure > 0 ? figure : null)
  const none =
    mbps !== null && (named === null || !plans.some(plan => isNear(plan, mbps))) ? noPlanAt(first, mbps) : ''
  // `Tell me about Spectrum Internet Premier`: that plan, not the cheapest.
  const [meantPlan, ...more] = meant.filter(plan => plan.providerId === first.id)
  const called = more.length === 0 ? meantPlan : undefined
  // `How much is Kinetic DSL`: the cheapest of that kind.
  const ofType = plans.find(({ type }) => asking.asked.types.includes(type))
  const told = (none !== '' && mbps !== null ? nearestTo(plans, mbps) : called) ?? ofType ?? cheapestPlan
  const nearest = none === '' || told === cheapestPlan ? '' : ' Nearest to that:'
  return {
    text: `${withPlanLines(asking, `${none}${first.description}${others}${nearest}`, [told])}${most}`,
    links: [providerLink(first)],
    ...{ plans: [told.id], focus: [told.id], listed: plans.map(({ id }) => id), at: 0 },
  }
}

/** `How much is the gig plan` of the only provider that was spoken of: that it has none, before what others have. */
function noneOfThat({ catalogue, dialogue }: Asking, mbps: number): string {
  const [only, ...others] = dialogue.providers
  if (only === undefined || others.length > 0 || isFirstOfMany({ dialogue, catalogue })) return ''
  const own = catalogue.plansOf(only).toSorted((a, b) => countedMbps(b) - countedMbps(a))
  const [fastest] = own
  return fastest && !own.some(plan => isNear(plan, mbps))
    ? `I have no plan of ${catalogue.providerName(only)} with ${mbpsInWords(mbps)} in the catalog; its fastest there is ${fastest.name}, ${formatMonthly(priceToday(fastest.schedule))}. `
    : ''
}

export const planPrice: AnswerOf = asking => {
  const [first] = asking.asked.plans
  if (first) return onePlan(asking, first, { listed: asking.asked.plans.map(({ id }) => id), at: 0 })
  if (namedInternet(asking).length > 0) {
    const strange = strangeWord(asking)
    const told = provider(asking)
    return told && strange ? { ...told, text: `I know no “${strange}” in our catalog. ${told.text}` } : told
  }
  const speeds = asking.asked.mbps
  const before = asking.dialogue.plans.flatMap(id => asking.catalogue.internetPlan(id) ?? [])
  const [spoken] = before
  // `How much is the 1 gig` after a list: the one that was listed with it.
  const listed = speeds !== null && isFirstOfMany(asking) ? listedAt(asking, speeds) : []
  const [called, ...more] = listed
  if (called && more.length === 0) return onePlan(asking, called)
  if (called) return listOf(asking, 'Of those listed:', listed)
  if (speeds !== null && spoken) {
    const own = plansThere(asking, spoken.providerId)
    const same =
      own.find(plan => plan.downloadMbps === speeds) ??
      own.toSorted(cheapestFirst).find(plan => reachesSpeed(plan.downloadMbps, speeds))
    if (same) return onePlan(asking, same)
  }
  // That speed, not all that are faster.
  const near = speeds === null ? [] : plansOnOffer(asking).filter(plan => isNear(plan, speeds))
  const none = speeds === null ? '' : noneOfThat(asking, speeds)
  if (speeds !== null && near.length > 0)
    return listOf(
      asking,
      `${none}${none === '' ? 'With' : 'Of others with'} ${mbpsInWords(speeds)}, the cheapest first:`,
      near.toSorted(cheapestFirst),
    )
  if (speeds !== null) return findPlans(asking)
  if (spoken) return onePlan(asking, spoken)
  // `What would that cost in 33908` after plans that aren't sold there.
  const isElsewhere = asking.asked.zipCode !== null && asking.dialogue.kind === 'internet'
  return isElsewhere ? findPlans(asking) : null
}
