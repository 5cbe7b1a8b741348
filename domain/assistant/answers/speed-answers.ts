import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { countedMbps, downloadInWords, mbpsSpan, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { everydayUse, speedActivity } from '#domain/speed-needs/online-uses.ts'
import { mbpsInWords, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import { type AnswerOf, type Asking, placeNote, plansMeant, plansOnOffer, type Reply } from './asking.ts'
import { eitherOf } from './either-speed.ts'
import { feesThere } from './fees-there.ts'
import { gaming } from './gaming-answer.ts'
import { activitiesIn } from './home-activities.ts'
import { LIKELY_THERE, likelyPlans, notSoldHere } from './likely-plans.ts'
import { howWeRank, search, speeds, types } from './page-links.ts'
import { linksOfPlans, planInWords, planListLink, planName, withPlanLines } from './plan-words.ts'
import { siteAnswers } from './site-answers.ts'
import { typesInWords } from './wishes.ts'

const onWires = (plan: InternetPlan) => plan.type !== 'satellite' && plan.type !== '5g'

/** No home has more people online at once. */
const MOST_PEOPLE = 200

/** Who comes to those that were counted before. */
const joins =
  /^(?:and |ok |oh )*(?:plus|another|also)\b|\bmore (?:people|kids|gamers|roommates)\b|\b\w+ more(?: then| sometimes)?[.!? ]*$/

const speedNeeded: AnswerOf = asking => {
  const either = eitherOf(asking)
  if (either) return either
  const { asked, catalogue, dialogue } = asking
  const { words: told, uses, isLight } = activitiesIn(catalogue, asked.text)
  const cameras = speedActivity(catalogue, 'cameras')
  const ofCameras = `${cameras.name}: about ${mbpsSpan(cameras)} Mbps, ${cameras.note.toLowerCase()}.`
  const withCameras = /\b(?:cameras?|cams?|doorbells?)\b/.test(asked.text)
  const [spoken] = plansMeant(asking)
  const words = withCameras && (told !== '' || spoken) ? `${told} ${ofCameras}`.trim() : told
  const screens = screensIn(asked.text)
  // `Plus 2 gamers`: they come to those who were counted before.
  const more = asked.people !== null && joins.test(asked.text) ? (dialogue.people ?? 0) : 0
  const people = asked.people === null ? (screens ?? dialogue.people) : asked.people + more
  if (spoken && asked.mbps === null && asked.people === null && /\b(?:it|that|this)\b/.test(asked.text))
    return enoughFor(asking, spoken, words)
  if (
    asked.mbps !== null &&
    /\bhow many (?:people|devices|tvs|screens)\b|\bwhat (?:does|can|will|would)\b.*\b(?:get me|do|handle|good for)\b/.test(
      asked.text,
    )
  ) {
    const needOf = (people: number) => speedNeed({ people, uses: [everydayUse(catalogue)] })
    const each = needOf(1)
    let many = 1
    while (many < MOST_PEOPLE && needOf(many + 1).neededMbps <= asked.mbps) many += 1
    return {
      text: `${mbpsInWords(asked.mbps)} is enough for about ${many} ${many === 1 ? 'person' : 'people'} at the same time: count ${mbpsInWords(each.perPersonMbps)} for each, with a quarter to spare.`,
      links: [speeds],
    }
  }
  if (withCameras && asked.people === null && words === '')
    return {
      text: `${ofCameras} What yours takes its maker says. Fiber mostly uploads as fast as it downloads, cable and satellite far slower.`,
      links: [speeds, planListLink({ type: 'fiber' }, 'Fiber plans')],
    }
  // A place alone, where a need was counted: what is there for it.
  const before = dialogue.mbps
  const isOnlyPlace =
    asked.zipCode !== null && asked.mbps === null && asked.people === null && screens === null && words === ''
  if (isOnlyPlace && before !== null && dialogue.topic === 'speed_need') {
    const counted = dialogue.people === null ? '' : ` for ${peopleInWords(dialogue.people)}`
    return withPlans(asking, `As counted before${counted}: ${mbpsInWords(before)} or more.`, before)
  }
  const [kind] = asked.types
  const about = kind
    ? catalogue.guides.education.connectionTypes.find(({ name }) => name.toLowerCase().startsWith(kind))
    : undefined
  if (people === null && words && asked.mbps === null)
    return withPlans(
      asking,
      about ? `${about.name}: ${about.text} ${words}` : words,
      speedNeed({ people: 1, uses }).neededMbps,
    )
  // Where only things are named, and nobody is counted, they are what is asked about: one screen of each.
  const onlyUses = asked.people === null && words !== '' && (screens !== null || dialogue.people === null)
  const home = people ?? (onlyUses ? 1 : 2)
  // Work with calls is everyday use: more demanding things raise it, nothing lowers it.
  const need = speedNeed({
    people: home,
    uses: isLight || onlyUses ? uses : [everydayUse(catalogue), ...uses],
  })
  const who = asked.people === null && screens !== null ? `${home} screens` : peopleInWords(home)
  const assumed = people === null ? 'Tell me how many people are online. ' : ''
  const mbps = asked.mbps
  const both = /\bdiff?e?r\w*\b|\bnotice\b/.test(asked.text)
    ? 'Pages, video and calls feel the same on both once the home has enough; big downloads and many people at once are where the faster one shows. '
    : ''
  const verdict =
    mbps === null || both !== ''
      ? both
      : mbps >= need.neededMbps
        ? enough(asked.text, mbps, need.neededMbps)
        : `${mbpsInWords(mbps)} can get tight when everyone is online at once. `
  const why = `Count about ${mbpsInWords(need.perPersonMbps)} for each ${asked.people === null && screens !== null ? 'screen or console' : 'person'}, ${isLight || onlyUses ? 'enough for that' : 'enough for work with video calls or two 4K screens'}: ${mbpsInWords(need.togetherMbps)} for ${who} at the same time, or ${mbpsInWords(need.neededMbps)} with room to spare.`
  return withPlans(asking, `${verdict}${assumed}${why}${words ? ` ${words}` : ''}`, need.neededMbps)
}

const peopleInWords = (people: number) => (people === 1 ? 'one person' : `${people} people`)

const screen =
  /\b(\d{1,2}|two|three|four|five|six) (?:smart |4k |big )?(?:tvs?|televisions?|xbox\w*|playstations?|ps\ds?|consoles?|computers?|laptops?|pcs|ipads?|tablets?|screens?|devices?)\b/g
const counts = ['two', 'three', 'four', 'five', 'six']

/** How many screens and consoles a text counts; null where it counts none. */
function screensIn(text: string): number | null {
  const found = [...text.matchAll(screen)].map(([, many = '']) =>
    counts.includes(many) ? counts.indexOf(many) + 2 : Number(many),
  )
  return found.length === 0 ? null : found.reduce((sum, one) => sum + one, 0)
}

/** `Do I need a gig` asks whether less would do. */
const enough = (text: string, mbps: number, needed: number): string =>
  /\bneed\b/.test(text) && mbps >= needed * 2
    ? `Probably not: ${mbpsInWords(mbps)} is far more than most homes use at once. `
    : `Yes, ${mbpsInWords(mbps)} is enough. `

function enoughFor({ catalogue }: Asking, plan: InternetPlan, words: string): Reply {
  const upload =
    plan.uploadMbps === null ? 'its upload isn’t published' : `${mbpsInWords(plan.uploadMbps)} upload`
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

/** An answer with the two cheapest wired plans of at least some speed, within the budget where one is named. */
function withPlans(asking: Asking, text: string, atLeast: number): Reply {
  const { catalogue, asked } = asking
  const budget = asked.budgetCents
  const isFit = (plan: InternetPlan) =>
    (asked.types.length > 0 ? asked.types.includes(plan.type) : onWires(plan)) &&
    reachesSpeed(countedMbps(plan), atLeast) &&
    (budget === null || priceToday(plan.schedule) <= budget)
  const found = plansOnOffer(asking).filter(isFit).toSorted(cheapestFirst)
  // What is there for certain, where that does.
  const likely = likelyPlans(asking).filter(isFit).toSorted(cheapestFirst)
  const sure = found.filter(plan => !likely.includes(plan))
  const shown = (sure.length > 0 ? sure : found).slice(0, 2)
  const kind = asked.types.length > 0 ? typesInWords(asked.types) : 'wired'
  const [maybe] = likely
  const instead = `${maybe ? ` ${LIKELY_THERE} ${planInWords(catalogue, maybe)}` : ''}${notSoldHere(asking)}`
  const none =
    budget === null
      ? `I find no ${kind} plan with ${mbpsInWords(atLeast)} or more${asking.place ? ' there' : ' in our catalog'}.${instead}`
      : `No ${kind} plan ${asking.place ? 'there' : 'in our catalog'} fits both that speed and that budget.${instead}`
  return {
    text: `${shown.length > 0 ? withPlanLines(catalogue, `${text} The cheapest that fit:`, shown) : `${text} ${none}`}\n${placeNote(asking)}${feesThere(asking, shown)}`,
    links: [speeds, planListLink({ speed: atLeast, price: (budget ?? 0) / 100 }, 'Plans that fit')],
    ...{
      plans: shown.map(({ id }) => id),
      listed: found.slice(0, 12).map(({ id }) => id),
      focus: shown.slice(0, 1).map(({ id }) => id),
      at: 0,
      needMbps: atLeast,
    },
  }
}

/** The reason behind what was said last. */
const why: AnswerOf = asking => {
  const { dialogue, catalogue } = asking
  const named = new Set(asking.asked.providers.map(({ id }) => id))
  const spoken = dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
  const own = spoken.filter(plan => named.has(plan.providerId))
  const entry = [...named].flatMap(id => catalogue.entryPlan(id) ?? [])
  const plans = named.size === 0 ? spoken.slice(0, 2) : own.length > 0 ? own : entry
  const intro = plans.filter(plan => plan.schedule.steps.length > 1)
  if (intro.length > 0 && dialogue.topic !== 'technology') {
    const lines = intro.map(plan => {
      const later = plan.schedule.steps[1]
      const then =
        later === undefined || later.monthlyCents === null
          ? 'what follows isn’t published'
          : `then it’s $${(later.monthlyCents / 100).toFixed(2)}/mo`
      const months = (later?.fromMonth ?? 2) - 1
      return `${planName(catalogue, plan)} has an introductory price for the first ${months === 1 ? 'month' : `${months} months`}; ${then}`
    })
    return {
      text: `${lines.join('. ')}. Lists here are sorted by price or by our published formula; commissions play no part.`,
      links: [howWeRank],
      focus: dialogue.plans,
    }
  }
  const ranked = dialogue.topic === 'best' ? siteAnswers.ranking(asking) : null
  if (ranked) return { ...ranked, focus: dialogue.plans }
  if (dialogue.topic === 'availability' && asking.place)
    return {
      text: `Providers tell the FCC where they offer service, and that is all I go by for ${asking.place.where}: who isn’t listed has reported nothing there. ${asking.place.certainty} Why a provider has not built there I don’t know.`,
      links: [search],
      focus: dialogue.plans,
    }
  const [fiber] = catalogue.guides.education.connectionTypes.filter(type => type.name === 'Fiber')
  if (dialogue.topic === 'technology' && fiber)
    return {
      text: `${fiber.text} The line is also less busy in the evening than shared cable.`,
      links: [types],
    }
  return {
    text: 'Do you mean why a plan costs what it does, or how we rank? Name it and I’ll say.',
    links: [howWeRank],
    kind: 'asks',
    choices: ['How do you rank providers?', 'Why do prices go up?'],
  }
}

/** Questions about speed, and why something is as it is. */
export const speedAnswers = { speed_need: speedNeeded, gaming, why } satisfies Record<string, AnswerOf>
