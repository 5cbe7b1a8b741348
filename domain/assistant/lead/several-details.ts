import { type LeadAnswers, type LeadStep, leadSteps } from '../conversation.ts'
import { withoutZips, zipIn } from '../reading/zip-in.ts'
import { numberGiven } from './asks-for-call.ts'
import { isQuestion } from './asks-in-lead.ts'
import { NONE, withAddresses } from './lead-details.ts'
import { nameAmong, nameBeforeZip, nameBesideMore, nameLeft, nameSaid, phone, TAKEN } from './name-among.ts'

const email = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
/** A number of something else than a phone. */
const ofReference = /\b(?:order|account|reference|confirmation|customer|ticket) (?:number|no|id|#)/i
/** The city and the state that stood before a ZIP code, after the comma behind the street. */
const placeBefore = /,[^,.;#]{2,40} [A-Z]{2} ?,/
const noEmailBeside =
  /\bno e-?mail\b|\b(?:don['’]?t|do not|doesn['’]?t|does not|never) (?:have|use|got|do) (?:an? |any )?e-?mail\b|\bno (?:tengo|tiene) (?:e-?mail|correo)\b/i
/** So many words beside a ZIP code may tell what it is for. */
const MOST_OF_SERVICE = 12
const MOST_BEFORE = 3
const ofService = /\b(?:internet|wi-?fi|tv|television|security|alarms?|cameras?|bundle)\b/i
/** `33142, home security, ADT`: the ZIP code that was asked for, and what it is for. */
function serviceBeside(line: string, zipCode: string): Partial<LeadAnswers> {
  const [before = '', behind = ''] = line.split(zipCode)
  const service = behind.replace(/^[\s,.;:-]+|[\s.!]+$/g, '')
  const isService =
    ofService.test(service) &&
    /^[\s,.;:-]/.test(behind) &&
    before.trim().split(/\s+/).length <= MOST_BEFORE &&
    service.split(/\s+/).length <= MOST_OF_SERVICE &&
    !isQuestion(service, 'serviceType')
  return isService ? { zipCode, serviceType: service } : {}
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
  const hasNoEmail = asked === 'email' && noEmailBeside.test(line)
  if (number === null && mail === null && !hasNoEmail && !(zipCode !== null && nameSaid.test(line))) {
    const beforeZip = asked === 'name' && zipCode !== null ? nameBeforeZip(line) : null
    if (beforeZip) return beforeZip
    const name = asked === 'name' ? nameBesideMore(line) : null
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

const twiceEnded = /(\.[a-z]{2,10})\1$/i
const wordNotWord =
  /^(?:(?:no|oops|oh|sorry|its|it['’]s|it is|i meant|i mean|actually|wait|with)[,. ]+)*([^\s,]{2,60}),? (?:and |its )?not ([^\s,]{2,60}?)[.! ]*$/i
const notWordWord =
  /^(?:(?:no|oops|oh|sorry|its|it['’]s|it is)[,. ]+)*not ([^\s,]{2,60}),? (?:but |its |it['’]s |it is )([^\s,]{2,60}?)[.! ]*$/i
const lastName =
  /^(?:(?:oh|and|sorry|oops|actually|wait)[,. ]+)*(?:my |the )?(?:last ?name|surname)(?: is|['’]?s|:)? ([\p{L}'’-]{2,30})[.! ]*$/iu

/** `No, that's my last name lol, Marcus Bell`. */
const wholeName =
  /^(?:no|oh|oops|sorry|wait)\b.*\b(?:that['’]?s|that is|its|it['’]s|it is|was) my (?:last|first|sur|full|whole|real) ?name\b(?:[,.! ]+(?:lol|haha|sorry|its|it['’]s|it is))*[,.! ]+([\p{L}'’-]{2,30}(?: [\p{L}'’-]{2,30}){1,2})[.! ]*$/iu
const spelledName = /^([\p{L}'’]{3,30})[,.;:]? ((?:\p{L}[ -]){2,29}\p{L})[.! ]*$/u

/** `Maria not Mario`, `gmail not gmial`, `my last name is Smyth`: a word of a name or an email address. */
function wordCorrected(line: string, { name, email }: LeadAnswers): { step: LeadStep; value: string } | null {
  const [, surname] = lastName.exec(line) ?? []
  if (surname !== undefined && name !== null)
    return { step: 'name', value: `${name.split(' ')[0] ?? ''} ${surname}` }
  const [, wrongFirst, rightThen] = notWordWord.exec(line) ?? []
  const [, first, letters = ''] = spelledName.exec(line) ?? []
  // `Hueber. H u e b e r` after a first name.
  if (first !== undefined && letters.replace(/[ -]/g, '').toLowerCase() === first.toLowerCase())
    return { step: 'name', value: name?.includes(' ') === false ? `${name} ${first}` : first }
  const [, whole] = wholeName.exec(line) ?? []
  if (whole !== undefined && name !== null) return { step: 'name', value: whole }
  const [, right = rightThen, wrong = wrongFirst] = wordNotWord.exec(line) ?? []
  if (right === undefined || wrong === undefined || right.toLowerCase() === wrong.toLowerCase()) return null
  const words = name?.split(' ') ?? []
  const at = words.findIndex(word => word.toLowerCase() === wrong.toLowerCase())
  if (at >= 0) return { step: 'name', value: words.with(at, right).join(' ') }
  const place = email?.toLowerCase().indexOf(wrong.toLowerCase()) ?? -1
  return email === null || place < 0
    ? null
    : {
        step: 'email',
        // `Gmail.com not gmial`: the ending stands there already.
        value: (email.slice(0, place) + right + email.slice(place + wrong.length)).replace(twiceEnded, '$1'),
      }
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
  if (put?.step === 'name' && isPartOfName(lead.zipCode, put.value)) return { name: put.value, zipCode: null }
  return put ? { [put.step]: put.value } : detailsTold(text, asked)
}

/** Whether what was taken for a place is part of a name that is put right. */
const isPartOfName = (zipCode: string | null, name: string): boolean =>
  zipCode !== null && !/\d/.test(zipCode) && name.toLowerCase().split(' ').includes(zipCode.toLowerCase())
