import type { CountyCoverage } from '#domain/availability/counties/county-coverage.server.ts'
import { losesContext } from './answer-checks/loses-context.ts'
import { ofItsKind } from './answer-checks/of-its-kind.ts'
import { pointsElsewhere } from './answer-checks/points-elsewhere.ts'
import { silenceOf } from './answer-checks/speaks-of.ts'
import { alsoAsked } from './answers/also-asked.ts'
import { answersByIntent } from './answers/answers-by-intent.server.ts'
import { ofSpokenSeller, ofWholeHome, withoutDespised, withoutOwn } from './answers/as-spoken-before.ts'
import type { Asking, Reply } from './answers/asking.ts'
import { isThere } from './answers/places/is-there.ts'
import { asksOfCompany, localIn } from './answers/places/local-operator-answer.ts'
import { readThere } from './answers/places/plans-there.ts'
import { inGeneral, readAs, withoutDetail } from './answers/prefaced.ts'
import { sayingWhich } from './answers/saying-which.ts'
import { fromKnowledge } from './answers/search-knowledge.ts'
import { ofUnknownRival, resellerIn, rivalIn } from './answers/unknown-rival.ts'
import type { Dialogue } from './dialogue.ts'
import { askedLast, dialogueAfter, toldOnly } from './dialogue-after.ts'
import { isCommonTopic } from './understanding/common-topics.ts'
import { doubtOf, otherMeanings } from './understanding/doubt.ts'
import { plainWords } from './understanding/features.ts'
import { isFirm } from './understanding/firm-rules.ts'
import { SURE } from './understanding/guesses-for.ts'
import type { Intent } from './understanding/intents.ts'
import { masked } from './understanding/mask.ts'
import { isPriceOfKind } from './understanding/points-back.ts'
import { understand } from './understanding/understand.ts'
import { certain } from './understanding/understood.ts'
import { isOfName, isOfNothingElse } from './understanding/with-name.ts'

/** Below this a search over all texts is asked before an intent that is only likely. */
const QUITE_SURE = 0.5

/** What is asked of companies by name: one that is none of ours may be meant. */
const ofCompanies: ReadonlySet<Intent | null> = new Set([
  ...(['technology', 'provider', 'plan_price', 'data_cap', 'contract', 'fees', 'upload', 'reviews'] as const),
  ...(['equipment', 'later_price', 'availability', 'good_deal', 'gaming', 'reliability'] as const),
])

/** The same with a place: `how fast is Fidium in 05401`. */
const ofSpeeds: ReadonlySet<Intent | null> = new Set(['fastest', 'speed_need'] as const)

/** What is told of a name whatever was asked of it. */
const ofAName: ReadonlySet<Intent | null> = new Set([
  'provider',
  'tv',
  'security',
  'compare',
  'provider_support',
  'availability',
] as const)

const devices =
  /\b(?:dvr|fobs?|sensors?|pendants?|thermostats?|keypads?|detectors?)\b(?!.*\b(?:cost|price|much)\b)/

/**
 * The answers to the first reading of a question that has any, and what the conversation has then spoken of. The second
 * question of a message may be about anything; the first one goes on with what was spoken of.
 */
export function repliesTo(
  { counties }: { counties: Pick<CountyCoverage, 'operatorNamed' | 'asOf'> },
  before: Omit<Asking, 'intent' | 'asked'>,
  readings: readonly string[],
  isFirst = true,
): { replies: Reply[]; dialogue: Dialogue } {
  const { catalogue, place } = before
  let isCertain = false
  for (const [index, text] of readings.entries()) {
    const asked = withoutOwn(withoutDespised(ofWholeHome(readThere(before, text), before.dialogue)), before)
    const understood = understand(catalogue, text, asked, before.dialogue)
    // What is certain as it stands is no other question that stands for itself, guessed with a name that was not said.
    const { intent: guessed } = understood
    if (index === 0) isCertain = understood.likely === 1
    else if (isCertain && understood.likely < 1 && guessed !== null && isCommonTopic(guessed)) continue
    // What a provider is in general answers no question that was not understood, unless it is as short as that.
    // Of a price the service that was spoken of tells enough, where the whole says it and not the name alone.
    const ofKind = isPriceOfKind(text) && understood.likely < 1
    if (index > 0 && ofAName.has(understood.intent) && !isOfNothingElse(readings[0] ?? '') && !ofKind)
      continue
    const reseller = index === 0 && asked.providers.length === 0 ? resellerIn(text, place) : null
    if (reseller) return { replies: [reseller], dialogue: toldOnly(catalogue, text, before.dialogue) }
    const rival = index === 0 ? rivalIn(catalogue, text) : null
    if (rival)
      return {
        replies: [
          ...soldBeside({ ...before, asked: { ...asked, types: [] } }, text),
          localIn({ counties, catalogue }, rival, place) ?? ofUnknownRival(rival),
        ],
        dialogue: toldOnly(catalogue, text, before.dialogue),
      }
    const mayBeLocal =
      (understood.intent === 'compare' && asked.providers.length < 2) ||
      ((ofCompanies.has(understood.intent) || asksOfCompany(plainWords(text).join(' '))) &&
        asked.providers.length === 0 &&
        asked.zipCode === null) ||
      (ofSpeeds.has(understood.intent) && asked.providers.length === 0)
    const local = mayBeLocal ? localIn({ counties, catalogue }, text, place) : null
    if (local)
      return { replies: [...soldBeside({ ...before, asked }, text), local], dialogue: before.dialogue }
    const replies: Reply[] = []
    let { dialogue } = before
    const topics: Dialogue['topic'][] = []
    // A name that was not said makes a question of few words look like one that is asked of that name.
    const isOther = index > 0 && understood.intent !== null && !ofKind
    if (isOther && !isOfName(catalogue, readings[0] ?? '', text, understood)) continue
    // What else so few words may mean is less likely still, however they are spelled out.
    if (
      isFirst &&
      !isFirm(catalogue, text, understood.intent) &&
      isLost({ ...before, asked }, text, understood)
    )
      return { replies: [], dialogue: before.dialogue }
    const intents = [understood.intent, ...alsoAsked(asked.text, understood.intent)]
    for (const intent of intents) {
      const asking = { ...before, asked, dialogue, isBeside: replies.length > 0 }
      const meant = { ...understood, intent }
      // What one of two answers leaves over the other tells.
      const reply = intents.length > 1 ? answerOf(asking, text, meant) : answerTo(asking, text, meant)
      if (!reply) continue
      replies.push(sayingWhich(asking, intent, reply))
      dialogue = dialogueAfter(
        { ...dialogue, zipCode: place?.zipCode ?? dialogue.zipCode },
        { ...asking, intent },
        reply,
      )
      topics.push(dialogue.topic)
    }
    // `And cox?` goes on with what was asked first.
    if (replies.length > 0)
      return { replies, dialogue: { ...dialogue, topic: topics[0] ?? null, ...askedLast(text, replies) } }
  }
  return { replies: [], dialogue: before.dialogue }
}

/** `Xfinity or Ziply`: the one that we sell, too. */
function soldBeside(asking: Omit<Asking, 'intent'>, text: string): Reply[] {
  const intent = asking.place ? 'availability' : 'plan_price'
  const reply = asking.asked.providers.length === 1 ? answerOf(asking, text, certain(intent)) : null
  return reply ? [reply] : []
}

/** Whether what a question was understood as passes by what was spoken of. */
function isLost(asking: Omit<Asking, 'intent'>, text: string, { intent, likely }: Understood): boolean {
  if (intent === null || intent === 'unknown') return false
  const flat = plainWords(masked(asking.catalogue, text)).join(' ')
  return losesContext(asking, flat, { intent: ofItsKind(intent, asking), likely })
}

type Understood = ReturnType<typeof understand>

/**
 * What answers one question: the likeliest of what may be meant whose answer speaks of what was asked; null where none does.
 * Where a detail alone is missing, that is said first; where the question holds more than its answer, what it was read as.
 */
function answerTo(asking: Omit<Asking, 'intent'>, text: string, understood: Understood): Reply | null {
  const { catalogue } = asking
  const first = answerOf(asking, text, understood)
  if (!first || understood.intent === null || (first.kind ?? 'answer') !== 'answer') return first
  const held = hold(asking, text, { intent: understood.intent, likely: understood.likely }, first)
  const { silence } = held
  if (silence.of === 'detail' && understood.possible.length < 2) return withoutDetail(silence.words, first)
  if (silence.of === 'nothing' && (held.doubt === 'none' || understood.followed)) return first
  if (silence.of === 'name' && held.doubt === 'none' && understood.likely >= QUITE_SURE)
    return inGeneral(silence.words, first)
  const others = new Set([...understood.possible, ...otherMeanings(catalogue, text, SURE)])
  others.delete(understood.intent)
  for (const intent of others) {
    const other = answerOf(asking, text, { ...understood, intent, likely: 1 })
    if (!other) continue
    const { silence, doubt, left } = hold(asking, text, { intent, likely: 1 }, other)
    if (silence.of !== 'nothing' || doubt !== 'none' || (held.doubt !== 'none' && left >= held.left)) continue
    return understood.possible.includes(intent) ? other : readAs(intent, other)
  }
  if (silence.of === 'detail') return withoutDetail(silence.words, first)
  return silence.of === 'nothing' && held.doubt === 'some' ? readAs(understood.intent, first) : null
}

/** Holds an answer against its question: what it is silent of, and how far it passes it by. */
function hold(
  asking: Omit<Asking, 'intent'>,
  text: string,
  meant: { intent: Intent; likely: number },
  reply: Reply,
) {
  const { catalogue, asked, dialogue } = asking
  if (isFirm(catalogue, text, meant.intent))
    return { silence: { of: 'nothing' } as const, doubt: 'none' as const, left: 0 }
  const silence = silenceOf(catalogue, asked, meant.intent, reply)
  if (pointsElsewhere(asking, meant.intent, reply)) return { silence, doubt: 'much' as const, left: 1 }
  return { silence, ...doubtOf(catalogue, text, meant, reply.text, dialogue) }
}

const pointing = /^(?=(?:\S+ ?){1,6}$).*\b(?:it|that|this|they|them|those|these|one)\b/

/** The answer to an intent, or a text of ours where it is not sure. */
function answerOf(
  asking: Omit<Asking, 'intent'>,
  text: string,
  { intent, likely }: Understood,
): Reply | null {
  // What points back to something is not looked up by its few words.
  const pointsBack = asking.dialogue.begun && intent === null && pointing.test(asking.asked.text)
  const known =
    !pointsBack && (intent === null || likely < QUITE_SURE) ? fromKnowledge(asking.catalogue, text) : null
  if (known && (intent === null || intent === 'unknown')) return known
  if (intent === null || intent === 'unknown') return null
  // A single device is described by the catalogue's texts; packages are what has a price.
  if (devices.test(asking.asked.text)) {
    const told = fromKnowledge(asking.catalogue, text)
    if (told) return told
  }
  const meant = ofItsKind(intent, asking)
  const reply = answersByIntent[meant]({ ...asking, asked: ofSpokenSeller(asking, intent), intent: meant })
  if (!reply) return null
  // Who wishes to order it is told what it costs, and how.
  const isOrder = intent === 'how_to_order' && meant !== intent && (reply.plans?.length ?? 0) > 0
  const how = ` To order press Add to cart below and check out, or call ${asking.salesPhone}.`
  const told = isOrder ? { ...reply, text: `${reply.text.trimEnd()}${how}` } : reply
  return withPlace(asking, intent, told)
}

/** Whether a provider that is spoken of sells at the place that is known. */
function withPlace(
  { asked, place, catalogue }: Pick<Asking, 'asked' | 'place' | 'catalogue'>,
  intent: Intent,
  reply: Reply,
): Reply {
  const [plan, ...more] = reply.plans?.flatMap(id => catalogue.internetPlan(id) ?? []) ?? []
  const spoken = plan && more.length === 0 ? catalogue.provider(plan.providerId) : null
  const named = asked.providers.find(one => one.kinds.includes('internet')) ?? spoken
  if (!place || !named || (intent !== 'provider' && intent !== 'plan_price')) return reply
  return { ...reply, text: `${reply.text}\n${isThere(named, place.result, place.where, '').text.trim()}` }
}
