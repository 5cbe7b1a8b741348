import type { CountyCoverage } from '#domain/availability/counties/county-coverage.server.ts'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { staffedHours } from '#domain/settings/staffed-hours.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import { saidOnce } from './answer-checks/said-once.ts'
import { anew } from './answered-anew.ts'
import type { Answered, Answerer, Question } from './answerer.server.ts'
import type { Reply } from './answers/asking.ts'
import { labelsAsked } from './answers/labels-asked.server.ts'
import { addressIn } from './answers/places/address-in.server.ts'
import { unknownZip } from './answers/places/availability-answer.server.ts'
import { withoutCity, withZip, zipTaken } from './answers/places/city-in.server.ts'
import { cityNamed } from './answers/places/city-named.server.ts'
import { withLinksThere } from './answers/places/links-there.ts'
import { localIn } from './answers/places/local-operator-answer.ts'
import { placeFor, withPlaceTold } from './answers/places/place-for.server.ts'
import { withSaleNamed } from './answers/places/plans-there.ts'
import { withReachNamed } from './answers/places/reach-named.ts'
import { soldAt } from './answers/places/sold-at.server.ts'
import { withoutElsewhere } from './answers/places/sold-there.ts'
import { whichCity, withStateTold } from './answers/places/which-city.ts'
import { unknown } from './answers/unknown-answer.server.ts'
import { withDay } from './answers/with-day.ts'
import { type Dialogue, LONGEST_QUESTION, newDialogue } from './dialogue.ts'
import { dialogueAfter, toldOnly } from './dialogue-after.ts'
import { asksSomething } from './lead/asks-in-lead.ts'
import { moveIn, takesAlong, withPlaceOfMove } from './lead/places-of-move.ts'
import { withSums } from './reading/number-words.ts'
import { aboveFigure, readQuestion } from './reading/read-question.ts'
import { zipIn } from './reading/zip-in.ts'
import { repliesToPiece } from './replies-to-piece.server.ts'
import { askedNext } from './understanding/asked-next.ts'
import { asAtLarge } from './understanding/at-large.ts'
import { conceptsOf } from './understanding/concepts.ts'
import { otherMeanings } from './understanding/doubt.ts'
import { plainWords } from './understanding/features.ts'
import { intentQuestions } from './understanding/intent-questions.ts'
import { kindOrProvider } from './understanding/kind-or-provider.ts'
import { inOrder, respelled } from './understanding/respelled.ts'
import { goesOn, separateQuestions } from './understanding/separate-questions.ts'
import { withoutSmallTalk } from './understanding/small-talk.ts'
import { understand } from './understanding/understand.ts'

/** The catalogue comes with each question. */
export type EmbeddedDeps = Omit<LookUpDeps, 'catalogue'> & {
  salesPhone: string
  mailsGoOut: boolean
  counties: Pick<CountyCoverage, 'operatorNamed' | 'asOf'>
  limiter: RateLimiter<LimitName>
}

/** What the classifier takes a message for is offered first from here on, and at all from there on. */
const LIKELY = 0.3
const POSSIBLE = 0.06

/**
 * Answers from our own catalogue, guides and lookup without any outside service. What a message means is told by rules and
 * a classifier learned from examples; what it refers to, by the state of the dialogue. It asks back where it is not
 * sure, and says so when it does not know.
 */
export function embeddedAnswerer(deps: EmbeddedDeps): Answerer {
  return async question => {
    const { catalogue, log, staffed = staffedHours } = question
    const before = question.dialogue ?? newDialogue
    const addressTold = addressIn(deps.zips, question.message, knownZip(question), before.address)
    // `It's raining here in Portland lol`: neither weather nor a place that is asked about.
    const asIs = inOrder(respelled(withSums(withoutSmallTalk(addressTold.message))))
    const told = withStateTold(deps.zips, before, asIs) ?? asIs
    const move = moveIn(told, before)
    const said = withoutCity(deps.zips, withPlaceOfMove(told, move))
    const city = cityNamed(deps.zips, catalogue, said, knownZip(question))
    if (city && 'states' in city) return whichCity(city, said, before)
    const message = city ? withZip(said, city.city) : said
    // Another city of its name may be meant than the one that is taken.
    const cityQuestion = city ? said.slice(0, LONGEST_QUESTION) : ''
    const replies: Reply[] = []
    const unanswered: string[] = []
    const ofMove = takesAlong(message) ? move.newZip : null
    const zipTold = zipIn(message.toLowerCase())
    // What is taken along from the old place is looked up at the new one.
    const isLeft = ofMove !== null && zipTold === move.oldZip
    const zipCode = (isLeft ? ofMove : zipTold) ?? ofMove ?? knownZip(question)
    const found = await placeFor(
      { ...deps, catalogue },
      { zipCode, told: { ...addressTold, message }, before, visitor: question.visitor ?? '', log },
    )
    const { place } = found
    let dialogue = withoutElsewhere(
      { catalogue, place },
      { ...before, ...move, ...found.kept, cityQuestion },
      before.zipCode,
    )
    if (zipCode && !place && zipIn(message.toLowerCase())) return { ...unknownZip(zipCode), dialogue }
    if (message.toLowerCase().search(aboveFigure) !== -1) dialogue = { ...dialogue, budgetCents: null }
    const pieces = kindOrProvider(catalogue, message) ?? separateQuestions(message)
    const begin = dialogue
    for (const [index, piece] of [...pieces, ...(pieces.length > 1 ? [message] : [])].entries()) {
      // What no part of a message tells by itself all of it may.
      const isWhole = index === pieces.length
      if (isWhole && replies.length > 0) break
      if (isWhole) dialogue = begin
      const { salesPhone, mailsGoOut } = deps
      dialogue = asAtLarge(piece, dialogue)
      const labels = await labelsAsked(deps.db, catalogue, piece, { dialogue, place })
      const known = { dialogue, place, catalogue, salesPhone, mailsGoOut, staffed, labels, now: deps.now() }
      const answered = repliesToPiece(deps, known, piece, index === 0)
      replies.push(...anew(question, piece, begin, answered.replies))
      const isSilent = answered.replies.length === 0
      if (isWhole && !isSilent) unanswered.length = 0
      if (isSilent && asksSomething(piece) && !goesOn(piece)) unanswered.push(piece)
      // `Metronet 1 gig, the ad says 49.95. What is it in month 13`: what only leads up tells what is meant.
      dialogue = isSilent ? toldOnly(catalogue, piece, dialogue) : answered.dialogue
    }
    const known = { ...dialogue, zipCode: place?.zipCode ?? dialogue.zipCode }
    // `Kinetic vs Brightspeed`: of the one that we don't sell, too.
    const against =
      replies.length > 0 && againstOne.test(message)
        ? localIn({ counties: deps.counties, catalogue }, message, place)
        : null
    if (against && readQuestion(catalogue, message).providers.length === 1) replies.push(against)
    const isOfCity = city && replies.some(({ text }) => text.includes(city.city.zipCode))
    const at = { catalogue, place }
    if (replies.length > 0) {
      const told = withSaleNamed(joined(replies, isOfCity ? zipTaken(city.city) : ''), at)
      return {
        ...withRest(
          withLinksThere(withDay(withPlaceTold(withReachNamed(told, at), found), catalogue), place),
          catalogue,
          unanswered[0],
        ),
        dialogue: known,
      }
    }
    const asked = readQuestion(catalogue, message)
    const understood = understand(catalogue, message, asked, dialogue)
    // What was spoken of last may go on, where something else may be meant, too.
    const likely = otherMeanings(catalogue, message, LIKELY)
    const possible = new Set([
      ...likely,
      ...understood.possible,
      ...otherMeanings(catalogue, message, POSSIBLE),
    ])
    if (possible.size === 1 && dialogue.topic) possible.add(dialogue.topic)
    // One alone is worth asking about only where it is likely, and what is none of our business means nothing else.
    if ((possible.size === 1 && likely.length === 0) || understood.intent === 'unknown') possible.clear()
    // `Spectrum Premier` is a plan, though a company has the name.
    const local =
      asked.plans.length > 0 ? null : localIn({ counties: deps.counties, catalogue }, message, place)
    if (local) return { ...local, dialogue: known }
    const { salesPhone, mailsGoOut } = deps
    const ofSite = { salesPhone, mailsGoOut, staffed, labels: new Map(), now: deps.now() }
    const there =
      zipIn(message.toLowerCase()) && understood.intent !== 'unknown'
        ? soldAt({ asked, dialogue, place, catalogue, ...ofSite })
        : null
    if (there)
      return { ...withLinksThere(withDay(withPlaceTold(there, found), catalogue), place), dialogue: known }
    // What was said counts for the next question, though this one was not understood.
    const named = asked.providers.find(({ id }) => catalogue.entryPlan(id)) ?? null
    return {
      ...withLinksThere(
        await unknown(deps, [...possible], named, askedNext(dialogue), isRemark(message, dialogue)),
        place,
      ),
      dialogue: dialogueAfter(known, { asked, catalogue, intent: null }, {}),
    }
  }
}

const againstOne =
  /\b(?:vs|versus|or)\b|\b(?:better|cheaper|faster|slower) than\b|\bcompare\b|\bdifference between\b/i
/** What is said of oneself or of others, or only sighed, with no word of what is asked here: `lol my dad would love that`. */
const remarks =
  /^(?:i|im|ive|we|weve|my|our|he|she|hes|shes|they|that|thats|this|it|its|lol|haha|oh|ok|okay|well|wow|ugh|yeah|figured|phew|great|cool)\b(?!.*\b(?:want|need|like to|looking|wish|help|tell|show|give|find|know|wonder\w*|question)\b)/
const isRemark = (message: string, { begun }: Dialogue): boolean => {
  const words = plainWords(message)
  return (
    begun &&
    words.length > 1 &&
    !asksSomething(message) &&
    remarks.test(words.join(' ')) &&
    words.every(word => conceptsOf(word).length === 0)
  )
}

/** The ZIP code that was named before, in this conversation, with the lead or on the site. */
function knownZip({ dialogue, context, history }: Question): string | null {
  if (dialogue?.zipCode) return dialogue.zipCode
  const said = history.filter(turn => turn.sender === 'user').map(turn => turn.message)
  const zips = [...said, context?.zipCode ?? ''].map(text => zipIn(text.toLowerCase()))
  return zips.findLast(zip => zip !== null) ?? null
}

/** So many answers to the questions of one message are told. */
const MOST_TOLD = 3

/** Several answers as one: each once, and none that another one holds. */
function joined(replies: readonly Reply[], note: string): Omit<Answered, 'dialogue'> {
  const told = replies
    .filter((reply, index) => replies.findIndex(one => one.text === reply.text) === index)
    .filter(
      reply =>
        !replies.some(one => one !== reply && one.text !== reply.text && one.text.includes(reply.text)),
    )
    .slice(0, MOST_TOLD)
  const links = new Map(
    told.flatMap(reply => reply.links.slice(0, told.length > 1 ? 2 : 4)).map(link => [link.href, link]),
  )
  return {
    text: `${saidOnce(told.map(reply => reply.text).join('\n\n'))}${note}`,
    links: [...links.values()],
    kind: told.find(reply => (reply.kind ?? 'answer') === 'answer') ? 'answer' : (told[0]?.kind ?? 'answer'),
    choices: told.flatMap(reply => reply.choices ?? []).slice(0, 3),
    plans: [...new Set(told.flatMap(reply => reply.plans ?? []))],
  }
}

/** So much of a question is said back. */
const SAID_BACK = 80

/** The question of several that has no answer is told, with what it may have meant. */
function withRest<Told extends Omit<Answered, 'dialogue'>>(
  told: Told,
  catalogue: Catalogue,
  unanswered: string | undefined,
): Told {
  if (unanswered === undefined) return told
  const choices = otherMeanings(catalogue, unanswered, POSSIBLE).flatMap(one => intentQuestions[one] ?? [])
  return {
    ...told,
    text: `${told.text}\n\nI have no answer to this part: “${unanswered.slice(0, SAID_BACK)}”.`,
    choices: [...choices.slice(0, 2), ...(told.choices ?? [])].slice(0, 3),
  }
}
