import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { countedMbps, downloadInWords, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { everydayUse, speedActivity } from '#domain/speed-needs/online-uses.ts'
import { mbpsInWords, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import { activitiesIn, camerasInWords } from '../reading/home-activities.ts'
import { screensIn, usesOfScreens } from '../reading/screens-in.ts'
import { typesInWords } from '../reading/wishes.ts'
import { readTypes } from '../reading/wishes-in.ts'
import { guests } from '../understanding/shapes.ts'
import { type AnswerOf, type Asking, placeNote, plansMeant, plansOnOffer, type Reply } from './asking.ts'
import { eitherOf } from './either-speed.ts'
import { byTotal, totalsOrder } from './find-plans.ts'
import { gaming } from './gaming-answer.ts'
import { camerasOn, howManyAtOnce } from './how-many-at-once.ts'
import { kindsFor, ofThatKind } from './kind-for-home.ts'
import { budgetTogether, enough, peopleInWords, screensInWords } from './need-words.ts'
import { ofCompared } from './of-compared.ts'
import { speeds } from './page-links.ts'
import { likelyPlans, notSoldHere, unconfirmedPlan } from './places/likely-plans.ts'
import { planInWords, withPlanLines } from './plan-lines.ts'
import { linksOfPlans, planListLink, planName, uploadSaid } from './plan-words.ts'
import { asksForPlan, fastestWithin, firstAndLower, onWires, uploadsOf } from './which-plan.ts'
import { why } from './why-answer.ts'

/** Who comes to those that were counted before. */
const joins =
  /^(?:and |ok |oh )*(?:plus|another|also)\b|\b(?:husband|wife|partner|boyfriend|girlfriend|roommate|son|daughter|kids?)\b.*\b(?:also|too|as well|at the same time)\b|\bmore (?:people|kids|gamers|roommates)\b|\b\w+ more(?: then| sometimes)?[.!? ]*$/

const someone = /\b(?:husband|wife|partner|boyfriend|girlfriend|roommate|son|daughter|kids?)\b/

/** Needs are told in steps of so many Mbps. */
const STEP = 10

/** So many are counted where guests are named and not how many. */
const GUESTS = 2

const speedNeeded: AnswerOf = asking => {
  const either = eitherOf(asking)
  if (either) return either
  const { asked, catalogue, dialogue } = asking
  const { words: told, uses, isLight } = activitiesIn(catalogue, asked.text)
  const ofCameras = camerasInWords(catalogue, asked.text)
  const withCameras = /\b(?:cameras?|cams?|doorbells?)\b/.test(asked.text)
  const [spoken] = plansMeant(asking)
  const words = withCameras && (told !== '' || spoken) ? `${told} ${ofCameras}`.trim() : told
  const screens = screensIn(asked.text)
  // `Plus 2 gamers`: they come to those who were counted before.
  const more = asked.people !== null && joins.test(asked.text) ? (dialogue.people ?? 0) : 0
  const withGuests = asked.people === null && dialogue.people !== null && guests.test(asked.text)
  const known = withGuests ? (dialogue.people ?? 0) + GUESTS : dialogue.people
  const people = asked.people === null ? (screens ?? known) : asked.people + more
  if (
    spoken &&
    asked.mbps === null &&
    asked.people === null &&
    asked.types.length === 0 &&
    /\b(?:it|that|this)\b/.test(asked.text)
  )
    return enoughFor(asking, spoken, words)
  if (
    asked.mbps !== null &&
    /\bhow many (?:people|devices|tvs?|televisions?|screens|streams|users|computers)\b|\bwhat (?:does|can|will|would)\b.*\b(?:get me|do|handle|good for)\b/.test(
      asked.text,
    )
  ) {
    const fourK = { mbpsPerPerson: speedActivity(catalogue, '4k-video').toMbps }
    return {
      text: /\b(?:tvs?|televisions?|screens|streams)\b/.test(asked.text)
        ? howManyAtOnce(asked.mbps, fourK, 'TV in 4K', 'TVs in 4K')
        : `${/\bdevices\b/.test(asked.text) ? 'Dozens can be connected: what counts is what is used at the same time. ' : ''}${howManyAtOnce(asked.mbps, everydayUse(catalogue), 'person', 'people')}`,
      links: [speeds],
    }
  }
  if (withCameras && asked.people === null && words === '')
    return {
      text: `${asked.mbps !== null && /\bhow many\b/.test(asked.text) ? `${camerasOn(asked.mbps, speedActivity(catalogue, 'cameras'))} ` : ''}${ofCameras} What yours takes its maker says. Fiber mostly uploads as fast as it downloads, cable and satellite far slower.`,
      links: [speeds, planListLink({ type: 'fiber' }, 'Fiber plans')],
    }
  // A place alone, where a need was counted: what is there for it.
  const before = dialogue.mbps
  const isOnlyPlace =
    asked.zipCode !== null && asked.mbps === null && asked.people === null && screens === null && words === ''
  if (isOnlyPlace && before !== null && dialogue.topic === 'speed_need') {
    const counted = dialogue.people === null ? '' : ` for ${peopleInWords(dialogue.people)}`
    const types = readTypes(dialogue.type)
    return withPlans(
      {
        ...asking,
        asked: {
          ...asked,
          types,
          text: `${dialogue.use} ${asked.text}`,
          budgetCents: asked.budgetCents ?? dialogue.budgetCents,
        },
      },
      `As counted before${counted}: ${mbpsInWords(before)} or more.`,
      before,
    )
  }
  // `Plus my husband is on calls all day`: that comes to what was counted before.
  const counted = dialogue.topic === 'speed_need' ? before : null
  if (
    people === dialogue.people &&
    asked.people === null &&
    screens === null &&
    asked.mbps === null &&
    counted !== null &&
    words !== '' &&
    joins.test(asked.text)
  ) {
    // Whoever joins does more than that one thing.
    const { togetherMbps } = speedNeed({
      people: 1,
      uses: someone.test(asked.text) ? [everydayUse(catalogue), ...uses] : uses,
    })
    const added = counted + togetherMbps
    const rounded = Math.ceil(added / STEP) * STEP
    return withPlans(
      asking,
      `With the ${mbpsInWords(counted)} counted before that’s about ${mbpsInWords(rounded)} in all. ${words}`,
      rounded,
    )
  }
  const [kind] = asked.types
  const about = kind
    ? catalogue.guides.education.connectionTypes.find(({ name }) => name.toLowerCase().startsWith(kind))
    : undefined
  if (people === null && words && asked.mbps === null)
    return withPlans(
      asking,
      about ? `${about.name}: ${about.text} ${words}` : words,
      speedNeed({ people: 1, uses }).togetherMbps,
    )
  // Where only things are named, and nobody is counted, they are what is asked about: one screen of each.
  const ofScreens = asked.people === null && words === '' ? usesOfScreens(catalogue, asked.text) : []
  const onlyUses =
    ofScreens.length > 0 ||
    (asked.people === null && words !== '' && (screens !== null || dialogue.people === null))
  const home = people ?? (onlyUses ? 1 : 2)
  // Work with calls is everyday use: more demanding things raise it, nothing lowers it.
  const need = speedNeed({
    people: home,
    uses: isLight || onlyUses ? [...uses, ...ofScreens] : [everydayUse(catalogue), ...uses],
  })
  const who = asked.people === null && screens !== null ? screensInWords(home) : peopleInWords(home)
  const assumed = withGuests
    ? `With ${GUESTS} guests, say. `
    : people === null
      ? 'Tell me how many people are online. '
      : ''
  const mbps = asked.mbps
  const both = /\bdiff?e?r\w*\b|\bnotice\b/.test(asked.text)
    ? 'Pages, video and calls feel the same on both once the home has enough; big downloads and many people at once are where the faster one shows. '
    : ''
  const verdict =
    mbps === null || both !== ''
      ? both
      : mbps >= need.neededMbps
        ? enough(asked.text, mbps, need.neededMbps)
        : mbps >= need.togetherMbps
          ? `Yes, ${mbpsInWords(mbps)} is enough, with little room to spare. `
          : `${mbpsInWords(mbps)} can get tight when everyone is online at once. `
  const why = `Count about ${mbpsInWords(need.perPersonMbps)} for each ${asked.people === null && screens !== null ? 'screen or console' : 'person'}, ${ofScreens.length > 0 ? 'enough for 4K video' : isLight || onlyUses ? 'enough for that' : 'enough for work with video calls or two 4K screens'}: ${mbpsInWords(need.togetherMbps)} for ${who} at the same time, or ${mbpsInWords(need.neededMbps)} with room to spare.`
  const several = catalogue.guides.education.connectionTypes.filter(({ name }) =>
    asked.types.some(type => name.toLowerCase().startsWith(type)),
  )
  const ofKind = about && mbps === null ? kindsFor(several, need) : ''
  if (ofKind !== '' && several.length === 1)
    return ofThatKind(asking, `${ofKind} ${why}${words ? ` ${words}` : ''}`, need.neededMbps)
  const compared = dialogue.topic === 'compare' && mbps === null ? ofCompared(asking, need, words) : null
  if (compared) return compared
  const together = budgetTogether(asking, people)
  return withPlans(
    asking,
    `${together}${ofKind === '' ? '' : `${ofKind} `}${verdict}${assumed}${why}${words ? ` ${words}` : ''}`,
    need.neededMbps,
  )
}

function enoughFor({ catalogue }: Asking, plan: InternetPlan, words: string): Reply {
  const up = uploadSaid(plan)
  const upload = up === null ? 'its upload isn’t published' : `${up} upload`
  const delay =
    plan.type === 'satellite'
      ? ' Satellite adds delay: calls work, fast games don’t, though Starlink’s low orbit is much quicker than Hughesnet and Viasat.'
      : ''
  return {
    text: `${planName(catalogue, plan)} has ${downloadInWords(plan) ?? 'an unpublished speed of'} download and ${upload}. ${words}${delay}`,
    links: [speeds, ...linksOfPlans(catalogue, [plan])],
    ...{ plans: [plan.id], focus: [plan.id] },
  }
}

const sendsMuch =
  /\b(?:work\w*|wfh|remote|zoom|teams|video calls?|uploads?|cameras?|cams|school|class(?:es)?)\b/
const isSlowUp = ({ type, providerId }: InternetPlan): boolean =>
  type === 'satellite' ? providerId !== 'starlink' : type !== 'fiber'

/** An answer with the two cheapest wired plans of at least some speed, within the budget where one is named. */
function withPlans(asking: Asking, text: string, atLeast: number): Reply {
  const { asked } = asking
  const budget = asked.budgetCents
  const isFit = (plan: InternetPlan) =>
    (asked.types.length > 0 ? asked.types.includes(plan.type) : onWires(plan)) &&
    reachesSpeed(countedMbps(plan), atLeast) &&
    (budget === null || priceToday(plan.schedule) <= budget)
  // Calls, cameras and uploads are better off with fiber, and by satellite with the one that flies low.
  const isUp = sendsMuch.test(asked.text) || (asked.people !== null && sendsMuch.test(asking.dialogue.use))
  const ofKind = (a: InternetPlan, b: InternetPlan) => (isUp ? Number(isSlowUp(a)) - Number(isSlowUp(b)) : 0)
  const first = (a: InternetPlan, b: InternetPlan) => ofKind(a, b) || cheapestFirst(a, b)
  // `Which plan` for so many: the one that is fast enough at the lowest total, and not only at the lowest price today.
  const isChoice = asksForPlan.test(asked.text)
  const offered = plansOnOffer(asking).filter(isFit)
  const found = (isChoice ? byTotal(asking, offered) : offered.toSorted(cheapestFirst)).toSorted(ofKind)
  // What is there for certain, where that does.
  const likely = likelyPlans(asking).filter(isFit).toSorted(first)
  const sure = found.filter(plan => !likely.includes(plan))
  const fitting = sure.length > 0 ? sure : found
  const shown = isChoice ? firstAndLower(asking, fitting) : fitting.slice(0, 2)
  const lowest = `the lowest total${totalsOrder(asking, fitting)}`
  const kind = asked.types.length > 0 ? typesInWords(asked.types) : 'wired'
  const [maybe] = likely
  const instead = `${maybe ? unconfirmedPlan(asking, maybe, planInWords(asking, maybe)) : ''}${notSoldHere(asking)}`
  const none =
    budget === null
      ? `I find no ${kind} plan with ${mbpsInWords(atLeast)} or more${asking.place ? ' there' : ' in our catalog'}.${instead}`
      : `No ${kind} plan ${asking.place ? 'there' : 'in our catalog'} fits both that speed and that budget.${instead}`
  const nearest = shown.length > 0 || budget === null ? [] : fastestWithin(asking, budget)
  return {
    text: `${shown.length > 0 ? withPlanLines(asking, `${text} ${isUp && shown.some(plan => !isSlowUp(plan)) ? `For that I take fiber first, which uploads fastest; ${isChoice ? lowest : 'the cheapest'}:` : isChoice ? `Of those that fit, ${lowest}:` : 'The cheapest that fit:'}`, shown) : `${text} ${none}${nearest.length > 0 ? withPlanLines(asking, ' The fastest within the budget:', nearest) : ''}`}${uploadsOf(asking, shown)}\n${placeNote(asking)}`,
    links: [
      speeds,
      nearest.length > 0
        ? planListLink({ price: (budget ?? 0) / 100 }, 'Plans within the budget')
        : planListLink({ speed: atLeast, price: (budget ?? 0) / 100 }, 'Plans that fit'),
    ],
    ...{
      plans: [...shown, ...nearest].map(({ id }) => id),
      listed: [...found, ...nearest].map(({ id }) => id),
      focus: [...shown, ...nearest].slice(0, 1).map(({ id }) => id),
      at: 0,
      needMbps: atLeast,
    },
  }
}

/** Questions about speed, and why something is as it is. */
export const speedAnswers = { speed_need: speedNeeded, gaming, why } satisfies Record<string, AnswerOf>
