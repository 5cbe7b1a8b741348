import type { LeadStep } from '../conversation.ts'
import { numberGiven } from './asks-for-call.ts'
import { asksSomething, isQuestion } from './asks-in-lead.ts'
import { inSmallLetters, serviceAlone, shapeOf, tidy } from './lead-details.ts'
import { isCompany } from './no-name.ts'
import { isOrdinaryWord } from './ordinary-word.ts'

/** A detail with what it should be. */
export type Correction = { step: LeadStep; value: string }

/** What is said before a detail that is put right. */
const lead =
  /^(?:(?:oh|no|sorry|srry|sry|sory|wait|oops|opps|whoops|woops|actually|actualy|actully|acutally|i mean|i meant(?: to (?:say|type|put|write))?|make (?:that|it)|correction|typo|my bad|wrong|(?:it |that )?should (?:be|have been)|supposed to be)[,.:! ]+|\*+ ?)+(?:its |it is |that is |thats |i mean |i meant |should be |its actually |the |my )*(.*)$/i
/** Of these, what says so little that only the shape of a detail behind it tells which one it is. */
const leadsToShape =
  /^(?:i meant\b|(?:it |that )?should\b|supposed\b|make (?:that|it)\b|correction\b|typo\b|\*)/i
/** The same behind it: `78704 sorry`, `78704*`. */
const trailing =
  /(?:[,.! ]+(?:oh|sorry|oops|whoops|my bad|typo|actually|i mean|i meant|correction|instead|rather|not that))+[.! ]*$|\*+$/i
const notThat =
  /^(?:(?:no|oops|sorry|its|it['’]s|it is|i meant|i mean|actually|wait|the zip is|my zip is)[,. ]+)*(\S+?)[,.]? (?:and |its )?not (?:the )?(\S+?)[.! ]*$/i

/** A detail that is put right by its shape and words around it alone: `78704 sorry`, `i meant a@b.co`, `78704 not 78703`. */
function shapedCorrection(line: string): Correction | null {
  const [, right = '', wrong = ''] = notThat.exec(line) ?? []
  const ofRight = shapeOf(right)
  if (ofRight !== null && ofRight === shapeOf(wrong)) return { step: ofRight, value: right }
  const rest = line.replace(trailing, '')
  const value = tidy(lead.exec(rest)?.[1] ?? rest)
  const step = value === line.trim() ? null : shapeOf(value)
  return step === null || !(lead.test(rest) || rest !== line) ? null : { step, value }
}

const named =
  /\b(?:my |the )?(name|zip(?: code)?|email(?: address)?|e-mail|phone(?: number)?|number|service)(?: is| was)?(?: wrong| not right| incorrect)?[,:; ]+(?:it ?s |its |it is |is |should be |to |now )*(.{2,})$/i
const wrong = /\b(?:wrong|incorrect|typo|change|correct|fix|should be|actually|not right)\b/i

const steps: Record<string, LeadStep> = {
  ...{
    name: 'name',
    zip: 'zipCode',
    'zip code': 'zipCode',
    email: 'email',
    'email address': 'email',
    'e-mail': 'email',
  },
  ...{ phone: 'phone', 'phone number': 'phone', number: 'phone', service: 'serviceType' },
}

/** A detail that is put right by its name: `my email is wrong its a@b.co`. */
export function namedCorrection(text: string): Correction | null {
  const plain = text.replace(/\s+/g, ' ').trim()
  const isCorrected = wrong.test(plain)
  if (!isCorrected && !lead.test(plain)) return null
  const [, field = '', said = ''] = plain.match(named) ?? []
  const step = steps[field.toLowerCase()]
  const told = tidy(said)
  // `Change the phone to my cell 404 555 0188`: of a whole number no words are kept.
  const value = step === 'phone' && /\p{L}/u.test(told) ? (numberGiven(told) ?? told) : told
  if (!step || value === '' || isQuestion(value, step)) return null
  // `No the zip is 85003`: without a word of correction it is one by its figures alone. `No name thanks` is none.
  const hasShape = step !== 'name' && step !== 'serviceType' && canBe(step, value)
  return isCorrected || hasShape ? { step, value } : null
}

/** The same, also after `no wait`: by the shape of what is said, else the detail given last. */
export function correctionIn(text: string, before: LeadStep | null): Correction | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const corrected = namedCorrection(text) ?? shapedCorrection(line)
  if (corrected) return corrected
  const rest = lead.exec(line)?.[1] ?? ''
  const value = tidy(rest)
  if (value === '' || afterNo.test(line) || asksSomething(rest) || asksSomething(value)) return null
  // `Actually make it tv`, `no, tv`: of the service, whatever was asked; `no internet` is without one.
  if (!/^(?:no+|nope|nah) $/i.test(line.replace(value, '')) && serviceAlone.test(inSmallLetters(value)))
    return { step: 'serviceType', value }
  const bare = value.replace(/^(?:name|its|is)\s+/i, '')
  const name: Correction | null = isName(bare) ? { step: 'name', value: bare } : null
  // `Oops its Maria`, whatever was given last; what phrasings hold may be anything.
  if (name && isIntroduced(text, bare)) return name
  if (!before || leadsToShape.test(line) || isQuestion(bare, before) || !canBe(before, bare)) return null
  // A service that was wished at first was not answered last: `no wait its Smith` is of the name.
  if (before === 'serviceType' && !ofService.test(bare))
    return saysIts.test(text) || !(isCompany(bare) || ofDetail.test(bare)) ? name : null
  if (before === 'name') return ofDetail.test(bare) ? null : name
  // `Actually no TV, just internet`.
  const kept = before === 'serviceType' ? (/\b(?:just|only) (.+)$/i.exec(bare)?.[1] ?? bare) : bare
  return isQuestion(kept, before) ? null : { step: before, value: kept }
}

/** `Oops its maria`, `i meant Jon`: said to be it, and no word that means something else. */
const isIntroduced = (text: string, name: string): boolean =>
  /\b(?:it['’]?s|it is|i meant?|name)\b|^\*/i.test(text) &&
  !name.split(' ').some(word => isOrdinaryWord(word.toLowerCase()) || isCompany(word))

const ofService =
  /\b(?:internet|wi-?fi|fiber|cable|tv|security|alarms?|cameras?|bundles?|both|all|everything|services?|phone|none|only|just)\b/i
/** `No email`: a word of what is asked for, and nobody's name. */
const ofDetail = /\b(?:e[- ]?mails?|phones?|numbers?|names?|zips?|calls?|texts?|thanks?|idea)\b/i
/** `No comment`, `no one`: what goes with a no, and nobody's name. */
const afterNo =
  /^no+ (?:one|body|comment|preference|fair|reason|offense|doubt|kidding|joke|luck|questions?|matter|need|clue|idea|way|other|more|longer)\b/i
const saysIts = /\b(?:it['’]?s|it is|i mean|name)\b/i
const MOST_NAMES = 3
const isName = (value: string): boolean =>
  /^[\p{L}'’. -]+$/u.test(value) && value.split(' ').length <= MOST_NAMES && !isQuestion(value, 'name')

/** `No calls please, just email me` puts no ZIP code right. */
const canBe = (step: LeadStep, value: string): boolean => {
  if (step === 'zipCode' || step === 'phone') return /\d{3}/.test(value)
  return step === 'email' ? value.includes('@') : !/\b(?:calls?|e-?mail|text) ?(?:me|please)\b/i.test(value)
}
