import { asksForPerson } from '../asks-for-person.ts'
import type { LeadStep } from '../conversation.ts'
import { zipIn } from '../reading/zip-in.ts'
import { correctsKind } from '../understanding/corrects-kind.ts'
import { agrees } from './agrees.ts'
import { isShortNumber } from './asks-for-call.ts'
import { asksSomething, isQuestion } from './asks-in-lead.ts'
import { type Correction, correctionIn } from './corrections.ts'
import {
  hasNoEmail,
  inSmallLetters,
  NONE,
  nameTold,
  refusesEmail,
  serviceAlone,
  serviceIn,
  shapeOf,
  tidy,
} from './lead-details.ts'
import { ordersOnline, refusesDetail, wantsAnswerOnly, wantsToStop } from './leaves-lead.ts'
import { isOrdinaryWord } from './ordinary-word.ts'

/** How a message reads while details of a lead are asked for: an answer wherever it is not clearly something else. */
export type LeadReading =
  | { kind: 'answer' }
  | { kind: 'question' }
  | { kind: 'person' }
  | { kind: 'stop'; online: boolean }
  /** No call is wanted, but an answer is: `no thanks, just tell me prices`. */
  | { kind: 'leave' }
  | ({ kind: 'correction'; also?: Correction } & Correction)

/** `College Station 77840`. */
const placeWithZip = /^()(?:(?:im |i am |i live )?(?:in|at|near) )?(?:[a-z.]+,? ){1,3}(\d{5}(?:-\d{4})?)$/

/** `Im Tammy`, and nothing else: who it is, whatever was asked. What phrasings hold is no name. */
function tellsName(text: string): { name: string; zipCode: null } | null {
  const [, name = ''] =
    /^(?:hi,? |no,? |ok,? )?i(?:['’]?m| am) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[.! ]*$/u.exec(
      text.trim().replace(/^I/, 'i'),
    ) ?? []
  return name === '' || name.split(' ').some(word => isOrdinaryWord(word.toLowerCase()))
    ? null
    : { name, zipCode: null }
}

/** `Can I use my work address, its 60606`: the place that the request is for, though it is put as a question. */
const usesOther =
  /^(?:actually |wait |no |ok |sorry |and )*(?:(?:can|could) (?:i|we|you) )?(?:please )?(?:use|change it to|switch it to|make it|do it (?:at|for)) (?:my|our|the|his|her)? ?(?:\w+ ){0,3}?(?:address|place|house|home|apartment|office|zip|zip code)?[,:]?(?: (?:instead|its|it is|is|at|in|which is|to))*,? ?(\d{5})(?: instead| please)*[?.! ]*$/

const MOST_BESIDE_ZIP = 6
/** The ZIP code that a few words tell, which ask nothing and are no other detail. */
const zipBeside = (text: string): string | null =>
  text.includes('@') || /(?:\d\D{0,3}){7}/.test(text) || asksSomething(text)
    ? null
    : text.split(' ').length <= MOST_BESIDE_ZIP && text.includes(' ')
      ? zipIn(text)
      : null

/**
 * Reads a message while `asked` is the open question and `before` the one answered last. What is doubtful is an answer, as
 * specified: only a clear question, correction or wish to stop is not.
 */
export function readInLead(text: string, asked: LeadStep | null, before: LeadStep | null): LeadReading {
  const words = inSmallLetters(text)
  // `No problem` puts nobody's name right, and refuses nothing.
  const mayGoOn = agrees(text)
  const isOther = mayGoOn || (asked !== 'serviceType' && correctsKind(text))
  const corrected = isOther ? null : correctionIn(text, before)
  // `No its Maria` refuses no number.
  const isRefused = !mayGoOn && refusesDetail(words, asked) && corrected === null && !isQuestion(text, asked)
  if (stopsBeforeQuestion(text)) return { kind: 'leave' }
  if (wantsToStop(words) || isRefused) return { kind: 'stop', online: ordersOnline.test(words) }
  if (wantsAnswerOnly.test(words)) return { kind: 'leave' }
  if (asked === 'email' && refusesEmail.test(words)) return { kind: 'answer' }
  if (asked !== 'email' && (hasNoEmail.test(words) || refusesEmail.test(words)))
    return { kind: 'correction', step: 'email', value: NONE }
  if (asksForPerson(text)) return { kind: 'person' }
  if (corrected) return { kind: 'correction', ...corrected }
  const told = nameTold(text) ?? tellsName(text)
  if (told && (asked !== 'name' || told.zipCode !== null) && !isQuestion(told.name, 'name')) {
    const also = told.zipCode === null ? {} : { also: { step: 'zipCode', value: told.zipCode } as const }
    return { kind: 'correction', step: 'name', value: told.name, ...also }
  }
  const other = asked === null || asked === 'zipCode' ? null : usesOther.exec(words)?.[1]
  if (other) return { kind: 'correction', step: 'zipCode', value: other }
  // An email address or a phone number is what it is, and the open question stays open.
  const value = tidy(text.trim())
  const shaped = shapeOf(value)
  if (
    (shaped === 'email' || shaped === 'phone') &&
    asked !== null &&
    asked !== shaped &&
    !isShortNumber(text)
  )
    return { kind: 'correction', step: shaped, value }
  if (asked === 'serviceType' && serviceIn(text) !== text) return { kind: 'answer' }
  // `Use 97202 pls` where an email address or a number is asked for.
  const isPlace =
    asked === 'email' ||
    asked === 'phone' ||
    (asked === 'serviceType' && !/\b(?:internet|wi-?fi|tv|security|alarm|bundle|cable|fiber)\b/.test(words))
  const place = isPlace ? zipBeside(text) : null
  if (place !== null) return { kind: 'correction', step: 'zipCode', value: place }
  // A service alone is noted where somebody has told their name; before that it may be what is looked for.
  const isService = asked !== null && asked !== 'serviceType' && serviceAlone.test(words)
  const ofService = { kind: 'correction', step: 'serviceType', value: words } as const
  if (isService && asked !== 'name') return ofService
  if (isQuestion(text, asked)) return { kind: 'question' }
  // Somebody may be called Bundle.
  if (isService && words !== 'bundle') return ofService
  // A ZIP code is neither a name nor a service: the open question stays open. `Zip 80202` is nothing else whatever is asked.
  const [, beside] = asked === 'zipCode' ? [] : (/\bzip(?: code)?(?: is)?:? (\d{5})\b/.exec(words) ?? [])
  if (beside && asked !== null) return { kind: 'correction', step: 'zipCode', value: beside }
  const [, said, zip] =
    words.match(
      /^(?:(?:ok|okay|yes|yeah|sure|its|it is|in),? )*((?:my |the )?zip(?: code)?(?: is)?:? )?(\d{5}(?:-\d{4})?)(?:,? (?:apt|apartment|unit|#) ?\S{1,6})?(?: please)?$/,
    ) ??
    (asked === 'name' ? words.match(placeWithZip) : null) ??
    []
  if (zip && asked !== 'zipCode' && (said || asked !== null))
    return { kind: 'correction', step: 'zipCode', value: zip }
  return { kind: 'answer' }
}

/** `No thanks, don’t call. Is there fiber`: no call, and something to answer. */
function stopsBeforeQuestion(text: string): boolean {
  const [first = '', ...rest] = text.split(/(?<=[.!])\s+/)
  return rest.length > 0 && asksSomething(rest.join(' ')) && wantsToStop(inSmallLetters(first))
}
