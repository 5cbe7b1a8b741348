import { streetIn } from '#domain/shared/street-in.ts'
import { type LeadAnswers, type LeadStep, leadSteps } from '../conversation.ts'
import { withoutZips, zipIn } from '../reading/zip-in.ts'
import { numberGiven } from './asks-for-call.ts'
import { isQuestion } from './asks-in-lead.ts'
import { answerOf, NONE, withAddresses } from './lead-details.ts'
import { isCompany } from './no-name.ts'
import { noteIn } from './note-told.ts'
import { isOrdinaryWord } from './ordinary-word.ts'

const email = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const phone = /(?:\+?1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .-]{0,2}[2-9]\d{2}[ .-]?\d{4}\b/
/** What people tell for whom, about what or how kindly, `if that helps`: no name. */
const noPart =
  /^(?:about|re|regarding|store|shop|office|home|business|someone|somebody|anyone|get|set|sign|want|need|order|have|has|had|let|make|tell|instead|if|that|thats|that['’]s|these|those|when|whenever|because|cause|cuz|since|btw|fyi|case|helps?|matters|whatever|up|with|go|look|he|she|they|again|above|below|preferred|landline|work|direct|ext|extension)$/i
/** A name by the words before it, in English or Spanish. */
const nameSaid =
  /\b(?:name(?:['’]?s| is|:|(?= \p{L}+,? (?:zip|phone|cell|number|email)\b))|this is|soy|me llamo|mi nombre es)\s+(?!(?:for|about|the|a|an|my|our|too|not|it|only|just)\b)((?:(?:mrs?|ms|dr)\. )?[\p{L}'’-]{2,30}(?: (?!(?:and|my|phone|cell|number|email|zip|at|in|from|on|here|calling|call|y|mi|i|id|im|i['’](?:d|m|ll|ve)|we|looking|want|need|would)\b)[\p{L}'’-]{2,30}){0,2})/iu
/** `I'm Ellen Brooks`, in capitals: what else somebody is would be in small letters. */
const nameOfSelf = /\b[Ii](?:['’]?m| am) (\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})/u
/** The same in small letters before a number, a comma or the end: `im kelly 602-555-0177`. */
const smallNameOfSelf =
  /\bi(?:['’]?m| am) ([\p{L}'’-]{2,30}(?: [\p{L}'’-]{2,30}){0,2}?)(?= {0,3}(?:[#,.;!]|and (?:i|my|we)\b|my\b|$))/iu
const greets = /\b(?:hi|hello|hey|good (?:morning|afternoon|evening))[,.! ]+this is\b/i
/** What joins details, and what stands around them. */
const joining =
  /\b(?:i['’]?m|i am|it['’]?s|it is|is|its|my|the|our|name|phone|cell|mobile|number|tel|email|e-mail|mail|address|zip|code|call|text|reach|ring|give|me|us|you|can|a|at|on|in|for|or|and|this|here|please|pls|thanks|thank|ok|okay|fine|alright|sure|yes|yeah|yep|hi|hello|anytime|back|mother|mom|father|dad|wife|husband|son|daughter|sister|brother|grandma|grandpa|neighbor|sorry|oops|wait|never ?mind|nvm|her|his|their|he['’]?s|she['’]?s|no|actually|but|so|then|just|internet|wi-?fi|tv|alarm)\b|[^\p{L}'’\s-]/giu
/** A number of something else than a phone. */
const ofReference = /\b(?:order|account|reference|confirmation|customer|ticket) (?:number|no|id|#)/i
/** From where a sentence tells when to call. */
const hours =
  /\b(?:any ?time|best|preferably|mornings?|afternoons?|evenings?|tonight|tomorrow|noon|weekends?|weekdays?|after|before|around|until|till)\b.*$/i
const MOST_NAMES = 3

/** The city and the state that stood before a ZIP code, after the comma behind the street. */
const placeBefore = /,[^,.;#]{2,40} [A-Z]{2} ?,/
/** What stands where a number or an address was taken away. */
const TAKEN = ' # '

/** Who is left in the sentence that the rest was taken from: `Tyler` of `call me at 952-555-0164, Tyler`. */
function nameLeft(text: string): string | null {
  const sentence = text.split(/[.!?;](?:\s|$)/).find(one => one.includes('#')) ?? text
  const left = withoutOthers(sentence)
  if (isOfNames(left)) return left
  // `Get me set up, Bob Sykes # #`: what is written like a name between commas.
  const named = sentence
    .split(',')
    // A part with a figure is a street.
    .filter(part => !/\d/.test(part))
    .map(withoutOthers)
    .filter(part => capitalized.test(part) && isOfNames(part))
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  // `Ok. Theresa. Internet. #`: in a sentence of its own.
  const alone = text
    .split(/[.!?;](?:\s|$)/)
    .filter(part => !/\d/.test(part))
    .map(withoutOthers)
    .filter(part => capitalized.test(part) && isOfNames(part))
  return alone.length === 1 ? (alone[0] ?? null) : null
}

/** `Marcus Bell 10 Elm St`: who stands before the street. */
function nameBeforeStreet(line: string): string | null {
  const street = streetIn(line)
  const before = street === null ? '' : line.slice(0, line.indexOf(street))
  const name = withoutOthers(before)
  return isOfNames(name) ? name : null
}

const noEmailBeside =
  /\bno e-?mail\b|\b(?:don['’]?t|do not|doesn['’]?t|does not) have (?:an? |any )?e-?mail\b/i
/** `Could somebody call us about it? Name is Walter Hutchins`: told behind something else. */
const nameBehind = (line: string): string | null =>
  /[.?!] (?:and )?(?:my |our |the )?name(?:['’]?s| is|:) /i.test(line) ? nameAmong(line) : null

/** `60614. John`: what follows the ZIP code as a sentence of its own. Without one it may be the city. */
function nameAfterZip(line: string): string | null {
  const name = withoutOthers(/^\d{5}[.;:] ?(.+)$/.exec(line)?.[1] ?? '')
  return isOfNames(name) ? name : null
}

const zipBehind =
  /^([\p{L}'’. -]{2,40}?),? (?:(?:el |mi )?c[oó]digo(?: postal)?(?: es)? )?(\d{5})(?:-\d{4})?[, ]+((?:(?:for|and|plus|home|internet|wi-?fi|tv|security|alarm|bundle)[, ]*)+)[.! ]*$/iu
/** So many words beside a ZIP code may tell what it is for. */
const MOST_OF_SERVICE = 12
const ofService = /\b(?:internet|wi-?fi|tv|television|security|alarms?|cameras?|bundle)\b/i
/** `33142, home security, ADT`: the ZIP code that was asked for, and what it is for. */
function serviceBeside(line: string, zipCode: string): Partial<LeadAnswers> {
  const [before = '', behind = ''] = line.split(zipCode)
  const service = behind.replace(/^[\s,.;:-]+|[\s.!]+$/g, '')
  const isService =
    ofService.test(service) &&
    /^[\s,.;:-]/.test(behind) &&
    before.trim().split(/\s+/).length <= MOST_NAMES &&
    service.split(/\s+/).length <= MOST_OF_SERVICE &&
    !isQuestion(service, 'serviceType')
  return isService ? { zipCode, serviceType: service } : {}
}

/** `John, 78704, internet`: a name, its ZIP code and what it is for. Without the last it may be a place: `San Antonio 78205`. */
function nameBeforeZip(line: string): Partial<LeadAnswers> | null {
  const [, name = '', zipCode, service = ''] = zipBehind.exec(line) ?? []
  return zipCode === undefined || !isOfNames(name) ? null : { name, zipCode, serviceType: service.trim() }
}

const withoutOthers = (words: string): string =>
  words.replace(hours, ' ').replace(joining, ' ').replace(/\s+/g, ' ').trim()
/** Without a state behind it, which would be a place. */
const capitalized = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$(?<! [A-Z]{2})/u
const isOfNames = (left: string): boolean => {
  const parts = left.split(' ')
  return (
    left !== '' &&
    parts.length <= MOST_NAMES &&
    !/\d/.test(left) &&
    !parts.some(part => noPart.test(part) || isCompany(part)) &&
    // `Im retired, 602-555-0177`, `im deaf`: words of phrasings or of a note.
    !parts.every(part => /^\p{Ll}/u.test(part) && isOrdinaryWord(part)) &&
    noteIn(left) === null &&
    !isQuestion(left, 'name')
  )
}

/** The name that a message tells by the words before it, wherever it stands in it. */
export function nameAmong(line: string): string | null {
  const said = line.match(nameSaid)
  const byWords = answerOf('name', (said ?? line.match(nameOfSelf))?.[1] ?? '')
  // `This is crazy, call me`: what phrasings hold, in small letters and without a greeting, is a word like any other.
  const isOther =
    /^this is\b/i.test(said?.[0] ?? '') &&
    !greets.test(line) &&
    byWords.split(' ').some(word => /^\p{Ll}/u.test(word) && isOrdinaryWord(word))
  if (byWords !== '' && !isOther && !isQuestion(byWords, 'name')) return byWords
  // `Im retired, call me`: the same.
  const small = smallNameOfSelf.exec(line.replace(phone, TAKEN))?.[1] ?? ''
  const isName =
    small !== '' && isOfNames(small) && !small.split(' ').some(word => isOrdinaryWord(word.toLowerCase()))
  return isName ? small : null
}

/**
 * The details that a message tells beside one another or among other words, `Harold Beane 419 555 0133`, each as it is stored;
 * none where it is one detail and nothing else. `asked` is the open question: a name without a word of its own is one where it
 * is asked for.
 */
export function detailsTold(text: string, asked: LeadStep | null): Partial<LeadAnswers> {
  const line = withAddresses(text.replace(/\s+/g, ' ').trim())
  if (ofReference.test(line)) return {}
  const withoutEmail = line.replace(email, TAKEN)
  const number = numberGiven(withoutEmail)
  const withoutPhone = number === null ? withoutEmail : withoutEmail.replace(phone, TAKEN)
  const zipCode = zipIn(withoutPhone)
  const rest = zipCode === null ? withoutPhone : withoutZips(withoutPhone, ',').replace(placeBefore, ',')
  const mail = line.match(email)?.[0] ?? null
  const isAmongWords = /\p{L}/u.test(rest)
  if (number === null && mail === null && !(zipCode !== null && nameSaid.test(line))) {
    const beforeZip = asked === 'name' && zipCode !== null ? nameBeforeZip(line) : null
    if (beforeZip) return beforeZip
    const name = asked === 'name' ? (nameBehind(line) ?? nameBeforeStreet(line) ?? nameAfterZip(line)) : null
    if (name !== null) return { name, ...(zipCode === null ? {} : { zipCode }) }
    return asked === 'zipCode' && zipCode !== null ? serviceBeside(line, zipCode) : {}
  }
  const said = nameAmong(line) ?? (asked === 'name' ? nameLeft(rest) : null)
  const told = Object.entries({
    name: said,
    zipCode,
    email: mail ?? (noEmailBeside.test(line) ? NONE : null),
    phone: number,
  }).filter(([, value]) => value !== null)
  // The number that is asked for is kept as it is told: `after 5 at 512 555 0101`.
  if (told.length < 2 && (!isAmongWords || asked === 'phone')) return {}
  return Object.fromEntries(told)
}

/** What a message says besides an email address and a phone number. */
export const withoutContacts = (text: string): string =>
  text
    .replace(email, ' ')
    .replace(phone, ' ')
    .replace(/^[\s,.;:-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()

const rightNotWrong = /\b(\d{2,10})\b[,. ]*(?:and )?\bnot (?:the )?(\d{2,10})\b/
const notWrongButRight = /\bnot (\d{2,10})\b[,.; ]*(?:but |its |it is |it['’]s )?(\d{2,10})\b/
/** `It ends in 0174`, `its 0174 at the end`: of a phone number. */
const lastDigits =
  /\b(?:ends? (?:in|with)|last (?:four|4)(?: digits)?(?: (?:is|are|should be))?) (\d{4})\b(?!.*\bnot\b)|\b(\d{4}) at the end\b/i
/** `Actually 0192, typed it wrong`. */
const justDigits =
  /^(?:(?:no|oh|oops|sorry|actually|wait|perdon|i mean|it is|its|it['’]s|is|es|make that|should be)[,. ]+)+(\d{4})(?:[,. ]+(?:i )?(?:typed (?:it|that) wrong|typo|sorry|at the end|my bad))*[.! ]*$/i
const digitsAtEnd = /\d{4}$/

const wordNotWord =
  /^(?:(?:no|oops|oh|sorry|its|it['’]s|it is|i meant|i mean|actually|wait|with)[,. ]+)*([^\s,]{2,60}),? (?:and |its )?not ([^\s,]{2,60}?)[.! ]*$/i
const notWordWord =
  /^(?:(?:no|oops|oh|sorry|its|it['’]s|it is)[,. ]+)*not ([^\s,]{2,60}),? (?:but |its |it['’]s |it is )([^\s,]{2,60}?)[.! ]*$/i
const lastName =
  /^(?:(?:oh|and|sorry|oops|actually|wait)[,. ]+)*(?:my |the )?(?:last ?name|surname)(?: is|['’]?s|:)? ([\p{L}'’-]{2,30})[.! ]*$/iu

/** `Maria not Mario`, `gmail not gmial`, `my last name is Smyth`: a word of a name or an email address. */
function wordCorrected(line: string, { name, email }: LeadAnswers): { step: LeadStep; value: string } | null {
  const [, surname] = lastName.exec(line) ?? []
  if (surname !== undefined && name !== null)
    return { step: 'name', value: `${name.split(' ')[0] ?? ''} ${surname}` }
  const [, wrongFirst, rightThen] = notWordWord.exec(line) ?? []
  const [, right = rightThen, wrong = wrongFirst] = wordNotWord.exec(line) ?? []
  if (right === undefined || wrong === undefined || right.toLowerCase() === wrong.toLowerCase()) return null
  const words = name?.split(' ') ?? []
  const at = words.findIndex(word => word.toLowerCase() === wrong.toLowerCase())
  if (at >= 0) return { step: 'name', value: words.with(at, right).join(' ') }
  const place = email?.toLowerCase().indexOf(wrong.toLowerCase()) ?? -1
  return email === null || place < 0
    ? null
    : { step: 'email', value: email.slice(0, place) + right + email.slice(place + wrong.length) }
}

/** A detail of which a part is put right: `it ends in 0138 not 0133`, `Maria not Mario`. */
export function partCorrected(text: string, lead: LeadAnswers): { step: LeadStep; value: string } | null {
  const line = text.replace(/\s+/g, ' ').trim()
  return digitsCorrected(line, lead) ?? wordCorrected(line, lead)
}

function digitsCorrected(line: string, lead: LeadAnswers): { step: LeadStep; value: string } | null {
  const [, ending = lastDigits.exec(line)?.[2] ?? justDigits.exec(line)?.[1]] = lastDigits.exec(line) ?? []
  if (ending !== undefined && lead.phone !== null && digitsAtEnd.test(lead.phone))
    return { step: 'phone', value: lead.phone.replace(digitsAtEnd, ending) }
  const [, right, wrong] = rightNotWrong.exec(line) ?? []
  const [, wrongFirst, rightThen] = notWrongButRight.exec(line) ?? []
  const [from, to] = right === undefined ? [wrongFirst, rightThen] : [wrong, right]
  if (from === undefined || to === undefined || from.length !== to.length || from === to) return null
  for (const step of leadSteps) {
    const value = lead[step]
    if (value?.includes(from)) return { step, value: value.replace(from, to) }
  }
  return null
}

/** Several details of one message, or one whose digits are put right. */
export function toldBeside(lead: LeadAnswers, text: string, asked: LeadStep | null): Partial<LeadAnswers> {
  // `.com sorry. 201 555 0184`, where the number is asked for: how the address ends, and the number.
  const ending = asked === 'phone' ? /^\.?(com|net|org|edu)\b/i.exec(text.trim())?.[1] : undefined
  const dialed = numberGiven(text)
  if (ending && lead.email?.includes('@') && dialed)
    return { email: lead.email.replace(/\.[a-z]{2,4}$/i, `.${ending.toLowerCase()}`), phone: dialed }
  const put = partCorrected(text, lead)
  return put ? { [put.step]: put.value } : detailsTold(text, asked)
}
