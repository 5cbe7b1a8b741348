import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { countedMbps, downloadInWords, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { byDownload, standingOf, standings } from '#domain/comparison/fastest-order.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { centsFromDollars, formatMonthly } from '#domain/shared/money.ts'
import { totalMonths } from '../reading/stay.ts'
import { fits, wishesInWords, wishesOf } from '../reading/wishes.ts'
import { type AnswerOf, type Asking, placeNote, plansOnOffer, type Reply } from './asking.ts'
import { fastestFirst, find, fittingLink, likelyOfWanted, speedAbove } from './find-plans.ts'
import { beforeUnconfirmed, notSoldHere } from './places/likely-plans.ts'
import { planInWords } from './plan-lines.ts'
import { SHOWN } from './plan-list.ts'
import { linksOfPlans, listInWords, planName } from './plan-words.ts'

const bySpeed = find(fastestFirst, 'The fastest first:')

const noneBetter = /\bnothing (?:\w+ )?(?:better|faster|quicker)\b/

const costsMore = /\b(?:more than|over|above) \$?(\d{2,3})\b(?! ?(?:mbps|megs?|mb|gig))/

/** Of each provider at a place its fastest plan, as the results sorted by speed list them; empty where it is asked of one alone. */
function leadsThere(asking: Asking): (InternetPlan & { standing: (typeof standings)[number] })[] {
  const { place } = asking
  if (!place) return []
  const wishes = wishesOf(asking)
  const isFit = (plan: InternetPlan) => fits(plan, wishes) && countedMbps(plan) > speedAbove(asking)
  const wanted = new Set([...plansOnOffer(asking), ...likelyOfWanted(asking)].filter(isFit))
  const certainties = new Map(place.result.plans.map(plan => [plan.id, plan.certainty]))
  const placed = [...wanted].map(plan => ({
    ...plan,
    standing: standingOf({ type: plan.type, certainty: certainties.get(plan.id) ?? '' }),
  }))
  if (new Set(placed.map(({ providerId }) => providerId)).size < 2) return []
  return standings.flatMap(standing => {
    const own = placed.filter(plan => plan.standing === standing).toSorted(byDownload)
    return own.filter(plan => own.find(one => one.providerId === plan.providerId) === plan)
  })
}

/** The fastest of a place: the order and the set of the results sorted by speed, each with how sure it is. */
function fastestThere(asking: Asking): Reply | null {
  const leads = leadsThere(asking)
  const { catalogue, place } = asking
  if (!place || leads.length === 0) return null
  const isLikely = ({ standing }: (typeof leads)[number]) => standing === 'likely'
  const shown = leads.slice(0, SHOWN)
  const rest = leads
    .slice(SHOWN)
    .map(
      plan =>
        `${planName(catalogue, plan)} (${[downloadInWords(plan), isLikely(plan) ? 'not confirmed' : ''].filter(Boolean).join(', ')})`,
    )
  const areBoth = leads.some(isLikely) && leads.some(({ standing }) => standing === 'here')
  const limits = wishesInWords(wishesOf(asking))
  const lines = shown.map(
    plan => `- ${beforeUnconfirmed(asking, plan)}${planInWords(asking, plan, totalMonths(asking))}`,
  )
  return {
    text: [
      `${noneBetter.test(asking.asked.text) ? 'Nothing that I list there is faster than these. ' : ''}The fastest first${limits && `,${limits}`}${areBoth ? ', what is confirmed before what isn’t' : ''}:`,
      ...lines,
      ...(rest.length > 0 ? [`Then ${listInWords(rest)}.`] : []),
      ...fasterElsewhere(asking, leads),
      placeNote(asking),
    ].join('\n'),
    links: [fittingLink(asking, wishesOf(asking), 'speed'), ...linksOfPlans(catalogue, shown)],
    plans: shown.map(({ id }) => id),
    listed: leads.map(({ id }) => id),
    focus: shown.slice(0, 1).map(({ id }) => id),
    at: 0,
  }
}

/** That providers have faster plans than our list: which one of them is the fastest at a home, it can't tell. */
function fasterElsewhere({ catalogue }: Asking, leads: readonly InternetPlan[]): string[] {
  const some = leads.filter(({ providerId, downloadMbps }) => {
    const most = catalogue.provider(providerId)?.maxDownloadMbps ?? 0
    return !reachesSpeed(downloadMbps, most)
  })
  if (some.length === 0) return []
  const names = some.map(({ providerId }) => catalogue.providerName(providerId))
  return [
    `These are the plans that I list; at some homes ${listInWords(names)} sell${names.length === 1 ? 's' : ''} faster ones.`,
  ]
}

/** The fastest that is sold there, whether it costs more than a price that is named, and who else is there. */
const fastest: AnswerOf = asking => {
  const told = fastestThere(asking) ?? bySpeed(asking)
  const [first] = told?.plans?.flatMap(id => asking.catalogue.internetPlan(id) ?? []) ?? []
  if (!told || !first) return told
  const [, dollars] = costsMore.exec(asking.asked.text) ?? []
  const today = priceToday(first.schedule)
  const verdict =
    dollars === undefined
      ? ''
      : `${today > centsFromDollars(Number(dollars)) ? 'Yes' : 'No'}, the fastest one is ${formatMonthly(today)}. `
  const others = asking.asked.zipCode === null ? '' : notSoldHere(asking)
  return { ...told, text: `${verdict}${told.text}${others}` }
}

/** Which plans are fastest. */
export const fastestAnswers = { fastest } satisfies Record<string, AnswerOf>
