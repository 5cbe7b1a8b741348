import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { fits, typesInWords, wishesInWords, wishesOf } from '../reading/wishes.ts'
import { type AnswerOf, type Asking, plansOnOffer, type Reply, whichOfThose } from './asking.ts'
import { speeds } from './page-links.ts'
import { likelyPlans, unconfirmedPlan } from './places/likely-plans.ts'
import { listOf } from './plan-list.ts'
import { linksOfPlans, listInWords, planListLink, planName, uploadSaid } from './plan-words.ts'
import { fastestUpload, focused, plansInQuestion } from './plans-in-question.ts'

/** `The upload of the cable one against the fiber one`: of each kind the most that is published. */
function uploadOfKinds(asking: Asking): Reply | null {
  const { asked, catalogue, place } = asking
  if (asked.types.length < 2 || asked.types.length > 3) return null
  const most = asked.types.flatMap(type => {
    const own = plansOnOffer(asking).filter(plan => plan.type === type && plan.uploadMbps !== null)
    return own.toSorted((a, b) => (b.uploadMbps ?? 0) - (a.uploadMbps ?? 0) || cheapestFirst(a, b))[0] ?? []
  })
  if (most.length === 0) return null
  const told = most.map(
    plan =>
      `${typesInWords([plan.type])} ${uploadSaid(plan) ?? ''} (${planName(catalogue, plan)}, ${formatMonthly(priceToday(plan.schedule))})`,
  )
  return {
    text: `The most upload that is published${place ? ` around ${place.where}` : ' in our catalog'}: ${listInWords(told)}. Fiber uploads about as fast as it downloads; cable and satellite upload far slower.${place ? ` ${place.certainty}` : ''}`,
    links: [...linksOfPlans(catalogue, most), speeds],
    ...focused(most),
    listed: most.map(({ id }) => id),
  }
}

const sameBothWays =
  /\bs[iy]m+[ea]?tri\w*|\b(?:same|equal)\b.*\b(?:up|uploads?)\b|\b(?:up|uploads?)\b.*\b(?:same|equal|as fast)\b/

/** Who uploads as fast as they download, by the plans for which both are published. */
function bothWays(asking: Asking): Reply {
  const { asked, catalogue, place } = asking
  const most = asked.budgetCents ?? Infinity
  const equal = plansOnOffer(asking)
    .filter(plan => priceToday(plan.schedule) <= most)
    .filter(plan => (plan.uploadMbps ?? 0) >= plan.downloadMbps * NEARLY)
    .toSorted(cheapestFirst)
  const firsts = [...Map.groupBy(equal, plan => plan.providerId).values()].flatMap(own => own.slice(0, 1))
  const told = firsts.map(
    plan =>
      `${catalogue.providerName(plan.providerId)} (${plan.type}, from ${formatMonthly(priceToday(plan.schedule))})`,
  )
  return {
    text:
      told.length > 0
        ? `As fast up as down, by what is published${place ? ` around ${place.where}` : ''}: ${listInWords(told)}. Not each plan of theirs is: cable, DSL, 5G and satellite upload far slower.${place ? ` ${place.certainty}` : ''}`
        : `I find no plan${place ? ` around ${place.where}` : ''} whose published upload is as fast as its download.${place ? ` ${place.certainty}` : ''}`,
    links: [planListLink({ type: 'fiber' }, 'Fiber plans'), speeds],
    listed: firsts.map(({ id }) => id),
    ...focused(firsts.slice(0, 1)),
  }
}

/** Whether all of some plans upload as fast as they download; by ranges only some homes may. */
function symmetryOf(plans: readonly InternetPlan[]): string {
  const isAsFast = (read: (plan: InternetPlan) => number | null) =>
    plans.every(plan => (read(plan) ?? plan.uploadMbps ?? 0) >= plan.downloadMbps * NEARLY)
  if (isAsFast(plan => plan.uploadMbps)) return 'Yes, as fast up as down'
  return isAsFast(plan => plan.uploadToMbps)
    ? 'As fast up as down only at some addresses'
    : 'No, not as fast up as down'
}
const ofAny = /\b(?:any|anything|anyone|anybody|something|someone|who|ones?|plans?|providers?)\b/
/** Typical speeds are not round: so near is as fast. */
const NEARLY = 0.9

export const upload: AnswerOf = asking => {
  const [, figure] =
    asking.asked.text.match(/\b(\d{2,4}) ?(?:mbps |megs? |mb )?(?:up\b|upload)/) ??
    asking.asked.text.match(/\bupload\w*(?: speeds?)?(?: of| at least| is| around| about)* (\d{2,4})\b/) ??
    []
  const gigs = asking.asked.text.match(/\b(\d) ?gig\w* (?:of )?up(?:load|loads)?\b/)?.[1]
  const wanted = figure ? Number(figure) : Number(gigs ?? 0) * 1000
  const wishes = { ...wishesOf(asking), mbps: 0 }
  const limits = wishesInWords(wishes)
  if (wanted > 0) {
    const reaching = plansOnOffer(asking)
      .filter(plan => (plan.uploadMbps ?? 0) >= wanted)
      .toSorted(cheapestFirst)
    const found = reaching.filter(plan => fits(plan, wishes))
    const those = `with ${mbpsInWords(wanted)} upload or more`
    if (found.length > 0) return listOf(asking, `The cheapest${limits} ${those}:`, found)
    if (reaching.length > 0)
      return listOf(asking, `I find none${limits} ${those}. The cheapest ${those}:`, reaching)
  }
  const { asked, catalogue, place } = asking
  const isOfAny = ofAny.test(asked.text) && asked.providers.length === 0 && asked.plans.length === 0
  if (sameBothWays.test(asked.text) && (isOfAny || plansInQuestion(asking).length === 0))
    return bothWays(asking)
  const ofKinds = asked.providers.length === 0 && asked.plans.length === 0 ? uploadOfKinds(asking) : null
  if (ofKinds) return ofKinds
  const isOfAll =
    /\b(?:fastest|best|highest|most|who)\b/.test(asked.text) &&
    asked.plans.length === 0 &&
    asked.providers.length === 0 &&
    !(asking.dialogue.plans.length > 1 && whichOfThose.test(asked.text))
  const inQuestion = isOfAll ? [] : plansInQuestion(asking).slice(0, 4)
  // Of providers, their fastest; of plans, theirs.
  const plans =
    asked.plans.length > 0 || asked.providers.length === 0
      ? inQuestion
      : asked.providers.length > 1
        ? inQuestion.map(plan => fastestUpload(asking, plan))
        : [...new Set(inQuestion.flatMap(plan => [plan, fastestUpload(asking, plan)]))]
  if (plans.length === 0) {
    const offered = plansOnOffer(asking).filter(plan => fits(plan, wishes))
    const [maybe] = likelyPlans(asking)
      .filter(plan => plan.uploadMbps !== null && fits(plan, wishes))
      .toSorted((a, b) => (b.uploadMbps ?? 0) - (a.uploadMbps ?? 0))
    const likely =
      maybe && !offered.some(plan => (plan.uploadMbps ?? 0) >= (maybe.uploadMbps ?? 0))
        ? unconfirmedPlan(asking, maybe, `${planName(catalogue, maybe)} with ${uploadSaid(maybe) ?? ''}.`)
        : ''
    const silent = new Set(
      offered.filter(plan => plan.uploadMbps === null).map(plan => catalogue.providerName(plan.providerId)),
    )
    const most = offered
      .filter(plan => plan.uploadMbps !== null)
      .toSorted((a, b) => (b.uploadMbps ?? 0) - (a.uploadMbps ?? 0) || cheapestFirst(a, b))
      .slice(0, 3)
    return {
      listed: most.map(({ id }) => id),
      ...focused(most.slice(0, 1)),
      text: `Fiber uploads about as fast as it downloads; cable and satellite upload far slower.${most.length > 0 ? ` Fastest uploads that are published${place ? ` around ${place.where}` : ' in our catalog'}${limits}: ${most.map(plan => `${planName(catalogue, plan)} ${uploadSaid(plan) ?? ''} for ${formatMonthly(priceToday(plan.schedule))}`).join(', ')}.` : limits && ` I find none${limits} whose upload is published.`}${likely}${place && silent.size > 0 ? ` Not published for some or all plans of ${listInWords([...silent])}.` : ''}`,
      links: [planListLink({ sort: 'speed' }), speeds],
    }
  }
  const lines = plans.map(plan => {
    const up = uploadSaid(plan)
    return `${planName(asking.catalogue, plan)}: ${up === null ? 'the provider doesn’t publish its upload' : `${up} upload`}`
  })
  const spread = plans.some(plan => plan.uploadToMbps !== null)
    ? ' Where in a range depends on the address.'
    : ''
  const measured = plans.filter(plan => plan.uploadMbps !== null)
  const verdict = sameBothWays.test(asked.text) && measured.length > 0 ? `${symmetryOf(measured)}: ` : ''
  return {
    text: `${verdict}${lines.join('; ')}.${spread}`,
    links: linksOfPlans(asking.catalogue, plans),
    ...focused(plans),
  }
}
