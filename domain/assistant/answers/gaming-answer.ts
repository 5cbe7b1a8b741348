import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { type InternetPlanType, planTypes } from '#domain/catalog/plan-type.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import { activitiesIn } from '../reading/home-activities.ts'
import { type AnswerOf, type Asking, placeNote, plansMeant, plansOnOffer } from './asking.ts'
import { GOOD_DELAY } from './glossary-answer.ts'
import { latencyInWords } from './label-words.ts'
import { routerSetup, speeds, types } from './page-links.ts'
import { likelyPlans, namesByGuess } from './places/likely-plans.ts'
import { planInWords } from './plan-lines.ts'
import { listOf } from './plan-list.ts'
import { planListLink, planName } from './plan-words.ts'
import { fliesLow, flying, satelliteForGames } from './satellites.ts'

const leastDelay = (a: InternetPlan, b: InternetPlan) =>
  Number(a.type !== 'fiber') - Number(b.type !== 'fiber') || cheapestFirst(a, b)

const verdictOf = (catalogue: Catalogue, type: InternetPlanType, plan?: InternetPlan): string =>
  ({
    '5g': '5G home internet mostly works for games, but its delay (lag) changes with the signal; fiber or cable is steadier.',
    satellite: satelliteForGames(catalogue, plan),
    dsl: 'DSL is fine for games themselves, but downloads take long.',
    cable: 'Cable is fine for games: low delay and fast downloads.',
    fiber: 'Fiber is the best choice for games: the lowest delay, and uploads mostly as fast as downloads.',
  })[type]

const goodDelay = /\b(?:good|decent|ok|okay|bad|acceptable|ideal) (?:ping|latency|ms)\b/

/** The kind of line that a text names. */
const typeIn = (text: string): InternetPlanType | undefined =>
  planTypes.find(one => text.includes(one)) ?? (/\bsatt?ell?ite/.test(text) ? 'satellite' : undefined)

const noFigures =
  'The delay of each plan isn’t in our catalog: its broadband label states the typical latency.'

/** How the lines of several plans suit games, the quickest to answer first. */
function ofEach(
  catalogue: Catalogue,
  plans: readonly InternetPlan[],
  names: (plan: InternetPlan) => string,
): string {
  const order: readonly InternetPlanType[] = ['fiber', 'cable', 'dsl', '5g', 'satellite']
  const rank = (plan: InternetPlan) => order.indexOf(plan.type) - (fliesLow(plan) ? 0.5 : 0)
  return plans
    .toSorted((a, b) => rank(a) - rank(b))
    .map(plan => `${names(plan)}: ${verdictOf(catalogue, plan.type, plan)}`)
    .join('\n- ')
}

const whoIsBest = /\b(?:who(?: is|’s|'s|s)?|which (?:one|provider|company|internet))\b.*\b(?:best|better)\b/

const inCountry =
  /\b(?:in the (?:country|sticks|boonies|woods|mountains)|rural|on a farm|no (?:cable|fiber)|middle of nowhere|out here|only satellite|satellite only)\b/

/** What those cost, where that is asked, too. */
const pricesOf = (asking: Pick<Asking, 'asked' | 'catalogue' | 'place'>, plans: readonly InternetPlan[]) =>
  /\b(?:how much|price|costs?|cheaper|expensive)\b/.test(asking.asked.text)
    ? plans.map(plan => `\n- ${planInWords(asking, plan)}`).join('')
    : ''

/** What kind of line suits games, of what was named or spoken of. */
export const gaming: AnswerOf = asking => {
  const { asked, catalogue } = asking
  const pointed = asked.providers.length === 1 ? plansMeant(asking) : []
  const named =
    asked.plans.length > 0
      ? asked.plans
      : pointed.length === 1
        ? pointed
        : asked.providers.flatMap(({ id }) => {
            const ofType = catalogue.plansOf(id).find(plan => asked.types.includes(plan.type))
            return ofType ?? catalogue.entryPlan(id) ?? []
          })
  // With a ZIP code what was spoken of counts only where it is sold there.
  const offered = new Set(asking.place?.result.plans.map(({ id }) => id))
  const before = plansMeant(asking)
  // `So who's best for gaming` asks of all that are there, not of the one that was spoken of last.
  const isOfAll = asking.place !== null && before.length === 1 && whoIsBest.test(asked.text)
  const spokenOf = isOfAll ? [] : before.filter(({ id }) => asked.zipCode === null || offered.has(id))
  const meant = named.length > 0 ? named : spokenOf
  const [spoken] = meant
  const type = typeIn(asked.text)
  const { words } = activitiesIn(catalogue, 'gaming')
  if (/\buploads?\b/.test(asked.text) && asked.providers.length === 0 && asked.types.length === 0)
    return {
      text: `Your moves, your voice and your picture go up. A game itself sends little, but when something else fills the upload (a live stream, a backup, photos), everything waits and the lag rises. A few Mbps of free upload are enough for the game; to go live, take fiber, which mostly uploads as fast as it downloads. ${words}`,
      links: [speeds, types],
    }
  const asksFigure = /\b(?:ping|latency|ms)\b/.test(asked.text)
  const figures = asksFigure && meant.length === 0 ? ` ${noFigures}` : ''
  // `What is a good ping`: from when on, and nobody's figures.
  const isGeneral = meant.length === 0 || goodDelay.test(asked.text)
  const stated = asksFigure ? `${isGeneral ? GOOD_DELAY : latencyInWords(asking, meant.slice(0, 3))} ` : ''
  const kinds = new Map(meant.map(plan => [plan.providerId, plan]))
  if (kinds.size > 1)
    return {
      text: `${stated}The first of these answers soonest, by its kind of line:\n- ${ofEach(catalogue, [...kinds.values()], plan => catalogue.providerName(plan.providerId))}\n${words}${figures}${pricesOf(asking, [...kinds.values()])}`,
      links: [speeds, types],
      focus: [...kinds.values()].map(({ id }) => id),
    }
  if (
    (!spoken || /\bbest\b/.test(asked.text)) &&
    (type === undefined || type === 'satellite') &&
    inCountry.test(asked.text)
  ) {
    const low = catalogue.internetPlans.find(fliesLow)
    const verdict = verdictOf(catalogue, 'satellite', low)
    return {
      text: `Where no fiber or cable comes, 5G home internet answers soonest if its signal reaches you, ${low ? `then ${flying(catalogue, 'low')}` : 'then satellite'}: ${inSentence(verdict)} ${words} ${placeNote(asking)}`,
      links: [speeds, types, planListLink({ type: 'satellite' }, 'Satellite plans')],
      focus: low ? [low.id] : [],
    }
  }
  if (/\b(?:on|over|using) (?:the )?wi-?fi\b/.test(asked.text) && asking.dialogue.topic === 'gaming')
    return {
      text: `Then try a cable from the router to the console first: Wi-Fi often adds lag of its own. If it doesn’t get better by cable either, it may be the line: ask the provider, or compare others. ${words}`,
      links: [routerSetup, types],
    }
  const faster = /\b(?:more|faster|higher|bigger) (?:speed|plan|internet|mbps)\b/.test(asked.text)
  if (faster)
    return {
      text: `More speed hardly helps against lag. ${words}`,
      links: [speeds, routerSetup],
    }
  const ofSatellite = spoken?.type === 'satellite' ? spoken : undefined
  const verdict = verdictOf(catalogue, type ?? spoken?.type ?? 'fiber', ofSatellite)
  if (asking.place && !spoken && !type) {
    const there = plansOnOffer(asking).filter(plan => plan.type === 'fiber' || plan.type === 'cable')
    const maybe = likelyPlans(asking).filter(plan => plan.type === 'fiber' || plan.type === 'cable')
    const told = listOf(asking, `${verdict} ${words} Fiber and cable there:`, there.toSorted(leastDelay))
    if (there.length > 0) return { ...told, text: `${told.text}${namesByGuess(asking, maybe)}` }
  }
  const wire =
    type === 'fiber' && spoken?.type === 'cable' && /\b(?:fix|help|solve|stop)\b/.test(asked.text)
      ? `The delay of cable such as ${catalogue.providerName(spoken.providerId)}’s is short, too: try a wire in place of Wi-Fi first, which often adds lag of its own. `
      : ''
  const whose =
    spoken && type && spoken.type !== type
      ? ''
      : spoken && type
        ? catalogue.providerName(spoken.providerId)
        : spoken
          ? planName(catalogue, spoken)
          : ''
  const who = whose !== '' && (named.length > 0 || !type) ? `${whose}: ` : ''
  return {
    text: `${stated}${wire}${who}${verdict} ${words}${figures}`,
    links: [speeds, types],
    ...(spoken ? { focus: [spoken.id] } : {}),
  }
}
