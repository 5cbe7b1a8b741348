import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { downloadInWords } from '#domain/catalog/speed-words.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import { everydayUse, speedActivity } from '#domain/speed-needs/online-uses.ts'
import { mbpsInWords, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import { activitiesIn, camerasInWords } from '../reading/home-activities.ts'
import { screensIn, usesOfScreens } from '../reading/screens-in.ts'
import { readTypes } from '../reading/wishes-in.ts'
import { guests } from '../understanding/shapes.ts'
import { type AnswerOf, type Asking, plansMeant, type Reply } from './asking.ts'
import { eitherOf } from './either-speed.ts'
import { gaming } from './gaming-answer.ts'
import { camerasOn, howManyAtOnce } from './how-many-at-once.ts'
import { kindsFor, ofThatKind } from './kind-for-home.ts'
import { budgetTogether, enough, peopleInWords, screensInWords } from './need-words.ts'
import { ofCompared } from './of-compared.ts'
import { speeds } from './page-links.ts'
import { linksOfPlans, planListLink, planName, uploadSaid } from './plan-words.ts'
import { withPlansFor } from './plans-fast-enough.ts'
import { flying, lowOrbitOf } from './satellites.ts'
import { why } from './why-answer.ts'

/** Who comes to those that were counted before. */
const joins =
  /^(?:and |ok |oh )*(?:plus|another|also)\b|^(?:and|plus)(?: if)?(?: (?:my|our|the|his|her))? (?:husband|wife|partner|boyfriend|girlfriend|roommate|son|daughter|kids?|teen\w*)\b|\b(?:husband|wife|partner|boyfriend|girlfriend|roommate|son|daughter|kids?|grand(?:ma|pa|mother|father)|mom|mother|dad|father|brother|sister)\b.*\b(?:also|too|as well|at the same time)\b|\bmore (?:people|kids|gamers|roommates)\b|\b\w+ more(?: then| sometimes)?[.!? ]*$/

/** `And if I add 2 more TVs`. */
const addsScreens =
  /\b(?:add(?:ed|ing)?|plus|another|extra)\b.*\b(?:tvs?|televisions?|screens?)\b|\bmore (?:tvs?|televisions?|screens?)\b/
const someone =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|roommate|son|daughter|kids?|grand(?:ma|pa|mother|father)|mom|mother|dad|father|brother|sister)\b/

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
    /\bhow many (?:people|devices|tvs?|televisions?|screens|streams|users|computers)\b|\bwhat (?:does|can|will|would)\b.*\b(?:get me|do|handle|good for)\b|\bwhat(?:s| is|.s)\b.*\bgood for\b/.test(
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
    return withPlansFor(
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
    return withPlansFor(
      asking,
      `With the ${mbpsInWords(counted)} counted before that’s about ${mbpsInWords(rounded)} in all. ${words}`,
      rounded,
    )
  }
  const moreScreens = addsScreens.test(asked.text) ? screens : null
  if (counted !== null && moreScreens !== null && asked.people === null) {
    const each = speedActivity(catalogue, '4k-video').toMbps
    const rounded = Math.ceil((counted + moreScreens * each) / STEP) * STEP
    const budgetCents = asked.budgetCents ?? dialogue.budgetCents
    return withPlansFor(
      { ...asking, asked: { ...asked, budgetCents } },
      `With the ${mbpsInWords(counted)} counted before that’s about ${mbpsInWords(rounded)} in all, at ${mbpsInWords(each)} for each screen more.`,
      rounded,
    )
  }
  const [kind] = asked.types
  const about = kind
    ? catalogue.guides.education.connectionTypes.find(({ type }) => type === kind)
    : undefined
  if (people === null && words && asked.mbps === null)
    return withPlansFor(
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
  const several = catalogue.guides.education.connectionTypes.filter(
    ({ type }) => type !== null && asked.types.includes(type),
  )
  const ofKind = about && mbps === null ? kindsFor(several, need) : ''
  if (ofKind !== '' && several.length === 1)
    return ofThatKind(asking, `${ofKind} ${why}${words ? ` ${words}` : ''}`, need.neededMbps)
  const compared = dialogue.topic === 'compare' && mbps === null ? ofCompared(asking, need, words) : null
  if (compared) return compared
  const together = budgetTogether(asking, people)
  return withPlansFor(
    asking,
    `${together}${ofKind === '' ? '' : `${ofKind} `}${verdict}${assumed}${why}${words ? ` ${words}` : ''}`,
    need.neededMbps,
  )
}

/** What the delay of satellites means, by how high they fly. */
function delayOf(catalogue: Catalogue): string {
  const [low, high] = [lowOrbitOf(catalogue), flying(catalogue, 'high')]
  const quicker = low && `, though ${low} is much quicker${high && ` than ${high}`}`
  return `Satellite adds delay: calls work, fast games don’t${quicker}.`
}

function enoughFor({ catalogue }: Asking, plan: InternetPlan, words: string): Reply {
  const up = uploadSaid(plan)
  const download = inSentence(downloadInWords(plan))
  const upload = up === null ? 'its upload isn’t published' : `${up} upload`
  const delay = plan.type === 'satellite' ? delayOf(catalogue) : ''
  return {
    text: [`${planName(catalogue, plan)} has ${download} download and ${upload}.`, words, delay]
      .filter(one => one !== '')
      .join(' '),
    links: [speeds, ...linksOfPlans(catalogue, [plan])],
    ...{ plans: [plan.id], focus: [plan.id] },
  }
}

/** Questions about speed, and why something is as it is. */
export const speedAnswers = { speed_need: speedNeeded, gaming, why } satisfies Record<string, AnswerOf>
