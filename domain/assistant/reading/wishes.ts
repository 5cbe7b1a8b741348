import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import { countedMbps, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { everydayUse } from '#domain/speed-needs/online-uses.ts'
import { mbpsInWords, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import type { Asking } from '../answers/asking.ts'
import { listInWords } from '../answers/plan-words.ts'
import type { Dialogue } from '../dialogue.ts'
import { type Must, musts, readMusts, readTypes } from './wishes-in.ts'

/** What plans are looked for: all of it at once. */
export type Wishes = {
  types: readonly InternetPlanType[]
  mbps: number
  /** How many people that speed is for, where it was told by them. */
  people: number | null
  budgetCents: number | null
  musts: readonly Must[]
}

/** After these a wish narrows what was listed, until somebody starts anew. */
const narrowing: ReadonlySet<Dialogue['topic']> = new Set([
  ...(['find_plans', 'speed_need', 'cheapest', 'fastest', 'value', 'best'] as const),
  ...(['more_options', 'make_cheaper', 'pick_listed', 'rural'] as const),
])

/** After these a kind of connection that was spoken of is still meant. */
const ofOneKind: ReadonlySet<Dialogue['topic']> = new Set(['availability', 'technology', 'glossary'])

export const canNarrow = ({ topic }: Pick<Dialogue, 'topic'>): boolean => narrowing.has(topic)

const startsAnew =
  /\b(?:all (?:your|the)|start over|new search|(?:what|which) plans(?! (?:have|has|do|offer|get|give) (?:that|it|this|those)\b)|list your|any provider)\b/

/** `What's the cheapest thing at 60629`: asked of another place, it stands for itself. */
const wholeQuestion =
  /\b(?:cheapest|fastest|quickest|best|lowest)\b(?: \w+){0,2} (?:thing|internet|wifi|plan|option|provider|service|deal)s?\b/

/** `The fastest I can get`, `the cheapest here`: of all that is there, whatever kind was spoken of before. */
const ofAllThere =
  /\b(?:cheapest|fastest|quickest|best|lowest)\b.*\b(?:(?:i|we|you) (?:can|could) (?:get|have|order|buy)|available|(?:is|are) there|sold here|there is|overall|of all|at all)\b/

/** `The cheapest of those`: of those that were wished for, whatever was told of them. */
const ofThose = /\bof (?:those|these|them)\b/

/** The wishes of a question together with those said before, where it goes on from a list. */
export function wishesOf({ asked, dialogue, catalogue, place }: Asking): Wishes {
  const isAnew =
    startsAnew.test(asked.text) ||
    (asked.zipCode !== null &&
      dialogue.zipCode !== null &&
      asked.zipCode !== dialogue.zipCode &&
      wholeQuestion.test(asked.text))
  const goesOn = canNarrow(dialogue) && !isAnew
  const spokenOf = readTypes(dialogue.type)
  // A kind that was only asked about, and that nobody sells there, is not what is looked for since.
  const isSold = !place || place.result.plans.some(plan => spokenOf.includes(plan.type))
  const isOfKind = spokenOf.length > MOST_WANTED || ((goesOn || isSold) && !ofAllThere.test(asked.text))
  // What was listed of another kind since is what `which of those` asks of.
  const listed = dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  const isOfOthers = ofThose.test(asked.text) && listed.some(({ type }) => !spokenOf.includes(type))
  const before = isOfKind && !isOfOthers ? spokenOf : []
  const said = asked.mbps ?? (goesOn || dialogue.topic === 'availability' ? dialogue.mbps : null)
  const people = asked.people ?? (goesOn && asked.mbps === null ? dialogue.people : null)
  const need = people === null ? 0 : speedNeed({ people, uses: [everydayUse(catalogue)] }).neededMbps
  // What was found to be needed before stays so: it may have been for less than everyday use.
  const mbps = asked.people === null && said !== null ? said : Math.max(said ?? 0, need)
  // What was refused stays refused: `no satellite`.
  const isRefusal = before.length > MOST_WANTED
  const onlyThose = goesOn || ((isRefusal || ofOneKind.has(dialogue.topic)) && !isAnew)
  return {
    types: asked.types.length > 0 ? stillWanted(asked.types, goesOn ? before : []) : onlyThose ? before : [],
    mbps,
    people: asked.mbps === null || need >= mbps ? people : null,
    budgetCents: asked.budgetCents ?? (goesOn ? dialogue.budgetCents : null),
    musts: [
      ...new Set([...(goesOn || ofThose.test(asked.text) ? readMusts(dialogue.musts) : []), ...asked.musts]),
    ],
  }
}

/** `Not 5g either` after `not satellite`: neither. What is refused leaves several; what is wanted is said anew. */
export const stillWanted = (
  asked: readonly InternetPlanType[],
  before: readonly InternetPlanType[],
): readonly InternetPlanType[] => {
  const both = asked.filter(type => before.includes(type))
  return asked.length > MOST_WANTED && both.length > 0 ? both : asked
}
const MOST_WANTED = 2

/** Whether a plan has all that is wished for. */
export const fits = (plan: InternetPlan, { types, mbps, budgetCents, musts: wanted }: Wishes): boolean =>
  reachesSpeed(countedMbps(plan), mbps) &&
  (types.length === 0 || types.includes(plan.type)) &&
  (budgetCents === null || priceToday(plan.schedule) <= budgetCents) &&
  (!wanted.includes('wifi') || plan.wifiIncluded) &&
  (!wanted.includes('no-caps') || plan.dataCap === 'none') &&
  (!wanted.includes('no-contract') || plan.contractMonths === 0) &&
  (!wanted.includes('no-fees') || plan.schedule.oneTimeFees.length === 0)

const typeWords = (type: InternetPlanType) => (type === '5g' || type === 'dsl' ? type.toUpperCase() : type)

/** Technologies as one says them: `cable or fiber`. */
export const typesInWords = (types: readonly InternetPlanType[]): string => types.map(typeWords).join(' or ')

/** The wishes as they are said back after the plans they are of; empty where there are none. */
export function wishesInWords({ mbps, people, budgetCents, musts: wanted }: Omit<Wishes, 'types'>): string {
  const who = people === null ? '' : ` for ${people} ${people === 1 ? 'person' : 'people'}`
  return [
    wanted.length > 0 ? ` ${listInWords(wanted.map(must => musts[must].words))}` : '',
    budgetCents === null ? '' : ` at ${formatMonthly(budgetCents)} or less`,
    mbps ? ` with ${mbpsInWords(mbps)} or more${who}` : '',
  ].join('')
}
