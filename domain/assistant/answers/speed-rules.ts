import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { everydayUse, speedActivity } from '#domain/speed-needs/online-uses.ts'
import { mbpsInWords, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import type { AnswerRule } from './answer-rule.ts'
import { plansAmong, TELL_ZIP } from './plan-choice.ts'
import { planListLink, withPlanLines } from './plan-words.ts'
import type { Asked } from './read-question.ts'

const speeds = { label: 'Understanding speeds', href: '/education#speeds' }
const types = { label: 'Connection types', href: '/education#types' }
const onWires = (plan: InternetPlan) => plan.type !== 'satellite' && plan.type !== '5g'

/** 'Fast enough for 4 people', with or without a speed. */
const household: AnswerRule = (asked, { catalogue }) => {
  const asksSpeed = /\b(?:fast|speed|enough|mbps|gig|need|how much|recommend|which|what|best|good)\b/.test(
    asked.text,
  )
  if (asked.people === null || !(asksSpeed || asked.budgetCents !== null)) return null
  const { perPersonMbps, togetherMbps, neededMbps } = speedNeed({
    people: asked.people,
    uses: [everydayUse(catalogue)],
  })
  const people = asked.people === 1 ? 'one person' : `${asked.people} people`
  const why = `Count about ${mbpsInWords(perPersonMbps)} for each person, enough for work with video calls or two 4K screens: ${mbpsInWords(togetherMbps)} for ${people} at the same time, or ${mbpsInWords(neededMbps)} with room to spare.`
  const verdict =
    asked.mbps === null
      ? ''
      : asked.mbps >= neededMbps
        ? `Yes, ${mbpsInWords(asked.mbps)} is enough. `
        : `${mbpsInWords(asked.mbps)} can get tight when everyone is online at once. `
  return withPlans(catalogue, `${verdict}${why}`, asked, neededMbps, [speeds])
}

/** `id` is that of the education center's activity. */
type Activity = { pattern: RegExp; id: string; advice: string }
const activities: readonly Activity[] = [
  {
    pattern: /\bgam(?:es?|ing|er)\b|\bxbox|\bplaystation/,
    id: 'games',
    advice:
      'Short delays matter more than speed, so take fiber or cable and connect the console by wire; satellite is too slow to answer.',
  },
  {
    pattern: /\bwork(?:ing)? (?:from|at) home|\bremote work|\bwfh\b|\bhome office|\bzoom\b|\bvideo calls?/,
    id: 'working-from-home',
    advice: 'Upload counts as much as download; fiber has both equal.',
  },
  {
    pattern: /\b4k\b|\bnetflix|\bstream(?:ing)?\b|\bmovies/,
    id: '4k-video',
    advice: 'Count each screen that plays at the same time.',
  },
  {
    pattern: /\bbrows(?:e|ing)|\be-?mail\b|\bfacebook/,
    id: 'browsing',
    advice: 'Any plan in our catalog is fast enough.',
  },
]

const activity: AnswerRule = (asked, { catalogue }) => {
  const found = activities.filter(one => one.pattern.test(asked.text))
  if (found.length === 0 || /\bdirec?tv|\bcable (?:vs|or)|\bchannels/.test(asked.text)) return null
  const text = found
    .map(one => {
      const line = speedActivity(catalogue, one.id)
      return `${line.name}: about ${mbpsSpan(line)} Mbps, ${line.note.toLowerCase()}. ${one.advice}`
    })
    .join(' ')
  const uses = found.map(one => ({ mbpsPerPerson: speedActivity(catalogue, one.id).toMbps }))
  const { neededMbps } = speedNeed({ people: asked.people ?? 1, uses })
  return withPlans(catalogue, text, asked, neededMbps, [speeds])
}

/** An answer with the two cheapest wired plans of at least some speed, within the budget where one is named. */
function withPlans(
  catalogue: Catalogue,
  text: string,
  asked: Asked,
  atLeast: number,
  links: readonly { label: string; href: string }[],
) {
  const found = plansAmong(catalogue, asked)
    .filter(
      plan =>
        onWires(plan) &&
        plan.downloadMbps >= atLeast &&
        (asked.budgetCents === null || priceToday(plan.schedule) <= asked.budgetCents),
    )
    .toSorted(cheapestFirst)
    .slice(0, 2)
  const none = 'No plan in our catalog fits both that speed and that budget.'
  return {
    text: `${found.length > 0 ? withPlanLines(catalogue, `${text} The cheapest that fit:`, found) : `${text} ${none}`}
${TELL_ZIP}`,
    links: [
      ...links,
      planListLink({ speed: atLeast, price: (asked.budgetCents ?? 0) / 100 }, 'Plans that fit'),
    ],
  }
}

const compareTypes: AnswerRule = ({ text, providers: brands }, { catalogue }) => {
  if (brands.length > 0) return null
  const named = catalogue.guides.education.connectionTypes.filter(type =>
    text.includes(type.name.toLowerCase()),
  )
  const asksAbout =
    /\b(?:difference|vs|versus|compare|better|or|what is|whats|worth|how fast|good|reliable)\b/.test(text)
  if (named.length === 0 || !asksAbout || /\b(?:cheapest|under|plans?)\b/.test(text)) return null
  const lines = named.map(
    type =>
      `${type.name}: ${type.text} Typically ${type.fromMbps} to ${type.toMbps.toLocaleString('en-US')}${type.openEnded ? '+' : ''} Mbps. Good for: ${type.goodFor.toLowerCase()}.`,
  )
  return { text: lines.join(' '), links: [types] }
}

/** Questions about how much speed somebody needs, and what the kinds of connection are. */
export const speedRules: readonly AnswerRule[] = [household, activity, compareTypes]
