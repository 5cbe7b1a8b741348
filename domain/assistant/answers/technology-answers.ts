import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { type InternetPlanType, planTypeInSentence, planTypes } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { typesInWords } from '../reading/wishes.ts'
import { readTypes } from '../reading/wishes-in.ts'
import { eitherKind, isBetter, isItOfType } from '../understanding/shapes.ts'
import { type AnswerOf, type Asking, namedInternet, placeNote, plansOnOffer, type Reply } from './asking.ts'
import { glossary } from './glossary-answer.ts'
import { types } from './page-links.ts'
import { likelyPlans, unconfirmedPlan } from './places/likely-plans.ts'
import { planInWords, withPlanLines } from './plan-lines.ts'
import { listOf } from './plan-list.ts'
import { linksOfPlans, planListLink, planName, providerLink } from './plan-words.ts'
import { leastDelay } from './satellites.ts'

/** `Is Cox fiber or cable`. */
const isEither =
  /^(?:and |so |but |ok )*(?:is|are|does|do)\b.*\b(?:fiber|cable|dsl|5g|satellite) or (?:\w+ ){0,3}(?:dsl|fiber|cable|5g|satellite)(?: stuff| one| kind)?\??$|^(?:and |so |but |ok )*(?:is|are|does|do)\b.*\b(?:fiber|cable|dsl|5g|satellite) or \w+\??$|\b(?:is|are) (?:fiber|cable|dsl|5g|satellite),? or (?:is (?:it )?)?(?:the |a )?(?:fiber|cable|dsl|5g|satellite)\b/

/** With which technologies a provider sells, and whether that is what was asked. */
function soldBy(asking: Asking, { id, name }: Provider): Reply | null {
  const { asked, catalogue } = asking
  const own = catalogue.plansOf(id).toSorted(cheapestFirst)
  const sold = planTypes.filter(type => own.some(plan => plan.type === type))
  if (sold.length === 0) return null
  const wanted = asked.types.filter(type => !sold.includes(type))
  const no = wanted.length > 0 ? `I have no ${typesInWords(wanted)} plan of ${name}. ` : ''
  const shown = own
    .filter(plan => asked.types.includes(plan.type))
    .concat(own)
    .slice(0, 1)
  return {
    text: withPlanLines(
      asking,
      `${no}${name} sells ${typesInWords(sold)} internet in our catalog. From:`,
      shown,
    ),
    links: [types, ...linksOfPlans(catalogue, shown)],
    plans: shown.map(plan => plan.id),
    focus: shown.map(plan => plan.id),
  }
}

const forCalls = /\b(?:zoom|calls?|video|work\w*|meetings?|teams)\b/

/** Which of several kinds suits calls, by what the education center says of each: upload and steadiness count. */
function callsOver(kinds: readonly (InternetPlanType | null)[]): string {
  const order: readonly InternetPlanType[] = ['fiber', 'cable', '5g', 'dsl', 'satellite']
  const [first, next] = order.filter(type => kinds.includes(type))
  const why =
    first === 'fiber'
      ? 'it mostly uploads as fast as it downloads'
      : next === '5g'
        ? 'its speed varies less with place and time of day, though uploads are slower than downloads'
        : 'it answers sooner'
  return first === undefined ? '' : `For calls ${planTypeInSentence(first)} is the safer choice: ${why}. `
}

const forGames = /\b(?:latency|ping|lag|delay|gam\w+|valorant|fortnite|cod|warzone)\b/

const phoneLine = /\bland ?line|\b(?:tele)?phone (?:service|line)|\btelephone\b/

/** Whether internet takes phone service: what it runs over is known, a provider's own rule is not. */
function onPhoneLine({ asked, catalogue }: Asking): Reply {
  const dsl = catalogue.guides.education.connectionTypes.find(({ type }) => type === 'dsl')
  const ofDsl = `DSL runs over the copper phone line to your home, but as a rule you don’t need to pay for phone service with it. Our catalog doesn’t say for each provider, so ask before you order.`
  const others = 'Fiber, cable, 5G and satellite use no phone line at all.'
  return {
    text:
      asked.types.includes('dsl') || /\bdsl\b/.test(asked.text) ? `${ofDsl} ${others}` : `${others} ${ofDsl}`,
    links: dsl ? [types] : [],
  }
}

const dearer = /\b(?:cheap\w*|(?:less|more) expensive|costs? (?:less|more)|price|prices)\b/

/** The cheapest plan of each kind that is named, there where a place is known. */
function cheapestOfEach(asking: Asking): Reply {
  const { asked } = asking
  const cheapest = asked.types.flatMap(
    type =>
      plansOnOffer(asking)
        .filter(plan => plan.type === type)
        .toSorted(cheapestFirst)[0] ?? [],
  )
  return {
    text: `${withPlanLines(asking, `It depends on the provider more than on the kind. The cheapest of each${asking.place ? ' there' : ' in our catalog'}:`, cheapest)}\n${placeNote(asking)}`,
    links: [planListLink({ sort: 'total' }, 'Plans by 24-month total'), types],
    plans: cheapest.map(({ id }) => id),
    listed: cheapest.map(({ id }) => id),
    focus: cheapest.map(({ id }) => id),
  }
}

const hasIt =
  /^(?:and |so |but )*(?:(?:does|do) (?:it|they) (?:have|offer|use|sell|do) \w+|(?:is|are) (?:it|that|this|they|those) (?:fiber|cable|dsl|5g|satellite) or \w+)\??$/

/** Providers of internet that are named; `does it have fiber` is of the one spoken of. */
function spokenOf(asking: Asking): readonly Provider[] {
  const named = namedInternet(asking)
  const [only, ...more] = asking.dialogue.providers
  const spoken =
    only && more.length === 0 && hasIt.test(asking.asked.text) ? asking.catalogue.provider(only) : undefined
  return named.length === 0 && spoken ? [spoken] : named
}

const wishesFor = /\b(?:can|could|should) (?:i|we) (?:just |also )?(?:get|have|use|do)\b|\binstead\b/

/** What a kind of line is, with the cheapest plans of it, there where a place is known. */
function soldOf(asking: Asking, type: InternetPlanType, text: string): Reply {
  const isOfType = (plan: InternetPlan) => plan.type === type
  const likely = likelyPlans(asking).filter(isOfType).toSorted(cheapestFirst)
  const sure = plansOnOffer(asking).filter(plan => isOfType(plan) && !likely.includes(plan))
  const links = [types, planListLink({ type }, `${typesInWords([type])} plans`)]
  const there = asking.place ? ' there' : ''
  if (sure.length > 0)
    return { ...listOf(asking, `${text} The cheapest${there}:`, sure.toSorted(cheapestFirst)), links }
  const [maybe] = likely
  return {
    text: `${text}${maybe ? unconfirmedPlan(asking, maybe, planInWords(asking, maybe)) : ` I find no plan of that kind${there}.`} ${placeNote(asking)}`,
    links,
    ...(maybe ? { plans: [maybe.id], focus: [maybe.id] } : {}),
  }
}

/** What a kind of connection is; also the one spoken of with another name. */
const technology: AnswerOf = before => {
  // `Which is cheaper`, with no kind named: of those spoken of.
  const ofBefore = readTypes(before.dialogue.type)
  const spokenTypes = before.asked.types.length > 0 && ofBefore.length < 2 ? before.asked.types : ofBefore
  const said = before.asked.text.replace(/[?!.]/g, '')
  const isOfBoth =
    eitherKind.test(said) || (isBetter.test(said) && readTypes(before.dialogue.type).length > 1)
  const asking = isOfBoth
    ? {
        ...before,
        asked: {
          ...before.asked,
          types: spokenTypes,
          text: `${before.asked.text} ${spokenTypes.join(' ')}`,
        },
      }
    : before
  const { asked, catalogue } = asking
  const [provider] = phoneLine.test(asking.asked.text) ? [] : spokenOf(asking)
  if (
    provider &&
    asked.providers.length < 2 &&
    (asked.types.length < 2 || isEither.test(asked.text)) &&
    !/\binternet air\b/.test(asked.text) &&
    asked.plans.length === 0
  )
    return soldBy(asking, provider)
  // Sold by the name of what it comes through.
  const ofAir = /\binternet air\b/.test(asked.text)
  const text = asked.text.replace(/satt?ell?ite/, 'satellite').replace(/\binternet air\b/, '5g home internet')
  const [spoken] = isItOfType.test(text)
    ? asking.dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
    : // `Is AT&T 300 fiber or DSL`.
      asked.types.length > 0 && asked.plans.length === 1 && !forCalls.test(text) && !forGames.test(text)
      ? asked.plans
      : []
  if (spoken)
    return {
      text: `${asked.types.includes(spoken.type) ? 'Yes' : 'No'}, ${planName(catalogue, spoken)} is ${typesInWords([spoken.type])} internet${asked.types.includes(spoken.type) ? '' : `, not ${typesInWords(asked.types)}`}.`,
      links: [types, ...linksOfPlans(catalogue, [spoken])],
      focus: [spoken.id],
    }
  if (phoneLine.test(text)) return onPhoneLine(asking)
  const named = catalogue.guides.education.connectionTypes.filter(
    type => text.includes(type.name.toLowerCase()) || (type.type !== null && text.includes(type.type)),
  )
  if (named.length === 0) return null
  if (asked.types.length > 1 && dearer.test(text)) return cheapestOfEach(asking)
  const lines = named.map(
    type =>
      `${type.name}: ${type.text} Typically ${type.fromMbps} to ${type.toMbps.toLocaleString('en-US')}${type.openEnded ? '+' : ''} Mbps. Good for: ${type.goodFor.toLowerCase()}.`,
  )
  const better =
    named.length > 1 && /\bbetter\b/.test(text) && text.includes('fiber')
      ? 'Fiber is better where you can get it: it mostly uploads as fast as it downloads. '
      : ''
  // It is AT&T’s name for it, with or without the company before it.
  const whose = asked.providers[0] ?? (ofAir ? catalogue.provider('att') : null)
  const none =
    ofAir && whose && catalogue.plansOf(whose.id).every(({ type }) => type !== '5g')
      ? `${whose.name} Internet Air comes over the mobile network, as 5G home internet does. Our catalog has no plan of it, so ask ${whose.name} for its price and speed. `
      : ''
  const [wished, ...more] = asked.types
  if (wished && more.length === 0 && (wishesFor.test(text) || asked.zipCode !== null))
    return soldOf(asking, wished, `${none}${lines.join(' ')}`)
  // Which one answers sooner, by the order that the word itself is told with.
  const sooner = named.length > 1 && forGames.test(text) ? `${leastDelay(catalogue)} ` : ''
  const steady = named.length > 1 && forCalls.test(text) ? callsOver(named.map(({ type }) => type)) : ''
  return {
    text: `${none}${better}${sooner}${steady}${lines.join(' ')}`,
    links: [types, ...(ofAir && whose ? [providerLink(whose)] : [])],
  }
}

/** What kinds of connection and words of the trade mean, and who sells which. */
/** Whether a phone's hotspot would do in place of home internet. */
const phoneHotspot: AnswerOf = ({ catalogue }) => {
  const homes = catalogue.internetPlans.filter(({ type }) => type === '5g')
  const unlimited = homes.every(({ dataCap }) => dataCap === 'none')
    ? ', and no 5G plan in our catalog has a data cap'
    : ''
  return {
    text: `A phone’s hotspot shares the phone plan’s data: most phone plans slow it down after a monthly amount, the phone has to stay at home, and it serves few devices. 5G home internet comes over the same network into a box of its own that stays plugged in${unlimited}. We compare no phone plans: how much hotspot data yours has its provider says.`,
    links: [types, planListLink({ type: '5g' }, '5G home internet')],
  }
}

export const technologyAnswers = { technology, glossary, phone_hotspot: phoneHotspot } satisfies Record<
  string,
  AnswerOf
>
