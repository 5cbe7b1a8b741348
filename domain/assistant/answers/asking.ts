import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import type { LabelFacts } from '#domain/labels/label.ts'
import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { Answer } from '../answer.ts'
import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import type { Intent } from '../understanding/intents.ts'

/** A ZIP code, or a street address in it, with what was found there. */
export type Place = {
  zipCode: string
  address?: PostalAddress
  where: string
  result: LookupAnswer
  certainty: string
}

/** One question with all that its answer may stand on. */
export type Asking = {
  intent: Intent
  asked: Asked
  /** What was spoken of before this question. */
  dialogue: Dialogue
  /** Whether another answer to the same question stands before this one. */
  isBeside?: boolean
  /** The place that the conversation is about; null where none was told. */
  place: Place | null
  catalogue: Catalogue
  salesPhone: string
  /** Whether emails go out; if not, none is promised. */
  mailsGoOut: boolean
  /** When the sales line is answered. */
  staffed: StaffedHours
  /** Labels by the plan's id, where the question asks what only they state (`labels-asked.server.ts`). */
  labels: ReadonlyMap<string, LabelFacts>
  /** The moment of the question. */
  now: Date
}

/** An answer with what it leaves behind for the next question: what it listed, and which plans `it` then means, and the speed it found to be needed. */
export type Reply = Answer & {
  listed?: readonly string[]
  focus?: readonly string[]
  at?: number
  needMbps?: number
}

/** Answers an intent; null where it cannot after all. */
export type AnswerOf = (asking: Asking) => Reply | null

const general =
  /\b(?:any|all|which|what) (?:provider|plan|compan|internet|one has|ones)|\bplans\b|\bproviders\b/

/** What asks which of several that were spoken of. */
export const whichOfThose =
  /\b(?:which|who)(?: one)? (?:has|have|is|gives?|comes?|of (?:them|those|these|the two))\b|\bwhich one\b|\bboth\b/

/** Providers of internet that the question names. */
export const namedInternet = ({ asked }: Pick<Asking, 'asked'>): readonly Provider[] =>
  asked.providers.filter(provider => provider.kinds.includes('internet'))

/** The plans a question is about: named ones, else those spoken of last where it does not ask in general. */
export function plansMeant(asking: Asking): readonly InternetPlan[] {
  const { asked, dialogue, catalogue } = asking
  if (asked.plans.length > 0) return asked.plans
  const [named] = namedInternet(asking)
  if (named) {
    const before = dialogue.plans
      .flatMap(id => catalogue.internetPlan(id) ?? [])
      .filter(plan => plan.providerId === named.id)
    return before.length === 1 && asked.providers.length === 1 && /\b(?:it|its|that)\b/.test(asked.text)
      ? before
      : []
  }
  const ofTwo = dialogue.plans.length > 1 && whichOfThose.test(asked.text)
  if (asked.providers.length > 0 || (general.test(asked.text) && !ofTwo)) return []
  const all = dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
  // `What fees are there` after one that is not sold there: not of that one, to which nothing points.
  const spoken = ofThereAlone.test(asked.text) ? all.filter(plan => isSoldThere(asking, plan)) : all
  if (!isFirstOfMany(asking)) return spoken
  const isOfList = asking.dialogue.topic === 'availability' && !ofOne.test(asked.text)
  if (!(isOfList || ofMany.test(asked.text) || ofAll.test(asked.text))) return spoken
  return firstOfEach(asking, ofAll.test(asked.text) ? Number.POSITIVE_INFINITY : MOST_OF_A_LIST)
}

/** Asked of a place, and pointing to nothing that was spoken of. */
const ofThereAlone =
  /^(?!.*\b(?:it|its|that|they|their|them|those|these|this)\b).*\b(?:(?:are|is) there|here|there)\b/

const isSoldThere = ({ place }: Pick<Asking, 'place'>, { providerId }: InternetPlan): boolean =>
  !place || place.result.plans.some(plan => plan.providerId === providerId)

const ofMany =
  /\b(?:both|either|each|they|them|those|these|their|theirs)\b|\b(?:is|are) there (?:one|any|some)\b|^(?:and |so |ok )*(?:which|who)(?: one)? (?:has|have|is|does)\b/
/** One of a list, by no name. */
const ofOne = /\b(?:it|its|that|this|one|the first)\b/
/** All that were listed, not only the first of them. */
const ofAll =
  /\b(?:of|from) (?:those|these|them)\b|\b(?:all|each|every one) (?:of )?(?:those|these|them)\b|\b(?:do|does|are|is|have|has) (?:they |those |these |them )?(?:all|any|each)\b(?! (?:provider|plan)s?\b)|\bany of\b/
/** So many of a list are told of at once. */
const MOST_OF_A_LIST = 3

/** Whether what was spoken of last is the first of a list, from which nobody has picked. */
export const isFirstOfMany = ({ dialogue, catalogue }: Pick<Asking, 'dialogue' | 'catalogue'>): boolean =>
  dialogue.place === 0 &&
  dialogue.plans.length === 1 &&
  dialogue.plans[0] === dialogue.listed[0] &&
  firstOfEach({ dialogue, catalogue }).length > 1

/** The first plan of each provider in the list that was told last. */
export function firstOfEach(
  { dialogue, catalogue }: Pick<Asking, 'dialogue' | 'catalogue'>,
  most = MOST_OF_A_LIST,
): readonly InternetPlan[] {
  const listed = dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  return [...Map.groupBy(listed, plan => plan.providerId).values()]
    .flatMap(own => own.slice(0, 1))
    .slice(0, most)
}

const amongListed = /\b(?:of|from) (?:those|these|them)\b/

/** The plans that `which of those` asks of; null where it asks of no list, or of providers that were listed. */
export function listedInQuestion({ asked, dialogue, catalogue, place }: Asking): InternetPlan[] | null {
  const listed = dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  const areProviders = dialogue.topic === 'availability' && place !== null
  return listed.length > 1 && amongListed.test(asked.text) && !areProviders ? listed : null
}

/** The plans that may be offered: those listed last where it is asked which of them, else at the place that is known, else all of the catalogue; of the named providers where some are. */
export function plansOnOffer(asking: Asking): readonly InternetPlan[] {
  const { catalogue, place } = asking
  const inQuestion = listedInQuestion(asking)
  if (inQuestion) return inQuestion
  const listed = asking.dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  const isAmong = listed.length > 1 && amongListed.test(asking.asked.text)
  const named = new Set(namedInternet(asking).map(({ id }) => id))
  // Of providers that were listed, whatever each of them sells there.
  if (isAmong) for (const { providerId } of listed) named.add(providerId)
  // 'What's their fastest': of the providers spoken of.
  if (named.size === 0 && /\b(?:their|they|theirs)\b/.test(asking.asked.text))
    for (const id of asking.dialogue.providers) if (catalogue.entryPlan(id)) named.add(id)
  const refused = new Set(asking.asked.without.map(({ id }) => id))
  const isWanted = ({ providerId }: Pick<InternetPlan, 'providerId'>) =>
    !refused.has(providerId) && (named.size === 0 || named.has(providerId))
  if (!place) return catalogue.internetPlans.filter(isWanted)
  const wanted = place.result.plans.filter(isWanted)
  // Not those that are only likely there, unless they alone are of whom is named: who tells a plan says if it is.
  const sure = wanted.filter(({ certainty }) => certainty !== 'likely')
  const there = new Set((sure.length === 0 && named.size > 0 ? wanted : sure).map(({ id }) => id))
  return catalogue.internetPlans.filter(plan => there.has(plan.id))
}

/** What ends an answer that names plans: how sure their place is, or that a ZIP code is wanted. */
export const placeNote = ({ place }: Pick<Asking, 'place'>): string =>
  place ? `For ${place.where}. ${place.certainty}` : 'What’s sold differs by address: tell me your ZIP code.'
