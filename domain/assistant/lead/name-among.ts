import { streetIn } from '#domain/shared/street-in.ts'
import type { LeadAnswers } from '../conversation.ts'
import { asksSomething, isQuestion } from './asks-in-lead.ts'
import { answerOf } from './lead-details.ts'
import { isCompany } from './no-name.ts'
import { noteIn } from './note-told.ts'
import { isOrdinaryWord } from './ordinary-word.ts'

/** A phone number among other words. */
export const phone = /(?:\+?1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .-]{0,2}[2-9]\d{2}[ .-]?\d{4}\b/
/** What people tell for whom, about what or how kindly, `if that helps`: no name. */
const noPart =
  /^(?:about|re|regarding|store|shop|office|home|business|someone|somebody|anyone|get|set|sign|want|need|order|have|has|had|let|make|tell|instead|if|that|thats|that['’]s|these|those|when|whenever|because|cause|cuz|since|btw|fyi|case|helps?|matters|whatever|up|with|go|look|he|she|they|again|above|below|preferred|landline|work|direct|ext|extension|of|to|read|write|show|list)$/i
/** A name by the words before it, in English or Spanish. */
export const nameSaid =
  /\b(?:name(?:['’]?s| is|:|(?= \p{L}+,? (?:zip|phone|cell|number|email)\b))|this is|soy|me llamo|mi nombre es)\s+(?:(?:just|only|actually) )?(?!(?:for|about|the|a|an|my|our|too|not|it|only|just|on|under)\b)((?:(?:mrs?|ms|dr)\. )?[\p{L}'’-]{2,30}(?: (?!(?:and|my|phone|cell|number|email|zip|at|in|from|on|here|calling|call|y|mi|i|id|im|i['’](?:d|m|ll|ve)|we|looking|want|need|would|no|with|w)\b)[\p{L}'’-]{2,30}){0,2})/iu
/** `I'm Ellen Brooks`, in capitals: what else somebody is would be in small letters. */
const nameOfSelf = /\b[Ii](?:['’]?m| am) (\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})/u
/** The same in small letters before a number, a comma or the end: `im kelly 602-555-0177`. */
const smallNameOfSelf =
  /\bi(?:['’]?m| am) ([\p{L}'’-]{2,30}(?: [\p{L}'’-]{2,30}){0,2}?)(?= {0,3}(?:[#,.;!]|and (?:i|my|we|you|u|they)\b|my\b|$))/iu
const greets = /\b(?:hi|hello|hey|good (?:morning|afternoon|evening))[,.! ]+this is\b/i
/** What joins details, and what stands around them. */
const joining =
  /\b(?:i['’]?m|i am|it['’]?s|it is|is|its|my|the|our|name|phone|cell|mobile|number|tel|email|e-mail|mail|address|zip|code|call|text|ask|reach|ring|give|me|us|you|can|a|at|on|in|for|or|and|this|here|please|pls|thanks|thank|ok|okay|fine|alright|sure|yes|yeah|yep|hi|hello|anytime|back|mother|mom|father|dad|wife|husband|son|daughter|sister|brother|grandma|grandpa|neighbor|sorry|oops|wait|never ?mind|nvm|her|his|their|he['’]?s|she['’]?s|no|actually|but|so|then|just|well|under|mine|hers|only|internet|wi-?fi|tv|alarm)\b|[^\p{L}'’\s-]/giu
/** From where a sentence tells when to call. */
const hours =
  /\b(?:any ?time|best|preferably|mornings?|afternoons?|evenings?|tonight|tomorrow|noon|weekends?|weekdays?|after|before|around|until|till)\b.*$/i
const MOST_NAMES = 3

/** What stands where a number or an address was taken away. */
export const TAKEN = ' # '

/** Who is left in the sentence that the rest was taken from: `Tyler` of `call me at 952-555-0164, Tyler`. */
export function nameLeft(said: string): string | null {
  // `Mrs. Adelaide Pruitt` ends no sentence.
  const text = said.replace(/\b(mrs?|ms|dr)\. /gi, '$1 ')
  const sentence = text.split(/[.!?;:](?:\s|$)/).find(one => one.includes('#')) ?? text
  // `Walter Jankowski, my phone is #, Cleveland`: a name of two words before the first comma, and no city behind it.
  const [head = '', ...rest] = sentence.split(',')
  if (rest.length > 0 && capitalized.test(head.trim()) && head.trim().includes(' ') && isOfNames(head.trim()))
    return head.trim()
  const left = withoutOthers(sentence)
  if (isOfNames(left)) return left
  // `Get me set up, Bob Sykes # #`, `Ok. Theresa. Internet. #`: what is written like a name, or like no word of ours, by itself.
  const parts = text
    .split(/[.!?;:](?:\s|$)|[,#]/)
    // A part with a figure is a street.
    .filter(part => !/\d/.test(part))
    .map(withoutOthers)
    .filter(isOfNames)
  const written = parts.filter(part => capitalized.test(part))
  return likeliest(written.length > 0 ? written : parts.filter(isUnusual)) ?? nameBeforeNumber(text)
}

/** `Have someone call me about Vivint, josh #`: the words right before the number that are in no phrasing. */
function nameBeforeNumber(text: string): string | null {
  const words = (text.split('#')[0] ?? '').trim().split(/\s+/).slice(-MOST_NAMES)
  const isPart = (word: string) =>
    /^\p{L}[\p{L}'’-]+$/u.test(word) &&
    !isOrdinaryWord(word.toLowerCase()) &&
    !isCompany(word) &&
    !noPart.test(word)
  const name = words.slice(words.findLastIndex(word => !isPart(word)) + 1).join(' ')
  return name !== '' && isOfNames(name) ? name : null
}

/** Words that no phrasing holds: `bill mccready`, in small letters. */
const isUnusual = (part: string): boolean =>
  part.split(' ').length > 1 && part.split(' ').some(word => !isOrdinaryWord(word.toLowerCase()))

/** Of several that may be names the first of two words or more, else the only one: a place is mostly told last. */
const likeliest = (names: readonly string[]): string | null =>
  names.length === 1 ? (names[0] ?? null) : (names.find(name => name.includes(' ')) ?? null)

/** `Marcus Bell 10 Elm St`: who stands before the street. */
function nameBeforeStreet(line: string): string | null {
  const street = streetIn(line)
  const before = street === null ? '' : line.slice(0, line.indexOf(street))
  const name = withoutOthers(before)
  return isOfNames(name) ? name : null
}

/** `Tina Alvarez but don’t call before 5`: who says it, before when not to call. */
function nameBeforeNote(line: string): string | null {
  const [, name = ''] =
    /^([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}),? (?:but|and|please) (?:please |only )?(?:(?:don['’]?t|do not|not|only|just) (?:call|before|after)|call|after|before)\b/iu.exec(
      line,
    ) ?? []
  return isOfNames(name) && !name.split(' ').some(word => isOrdinaryWord(word.toLowerCase())) ? name : null
}

/** `My order from Tuesday, nobody called me`: a request that was sent before, and none of now. */
const ofOrder = /\b(?:my|the|our) order\b|\b(?:nobody|no one) (?:has )?called\b/i
/** `Could somebody call us about it? Name is Walter Hutchins`: told behind something else. */
const nameBehind = (line: string): string | null =>
  /[.?!] (?:and )?(?:my |our |the )?name(?:['’]?s| is|:) /i.test(line) && !ofOrder.test(line)
    ? nameAmong(line)
    : null

/** `60614. John`: what follows the ZIP code as a sentence of its own. Without one it may be the city. */
function nameAfterZip(line: string): string | null {
  const name = withoutOthers(/^\d{5}[.;:] ?(.+)$/.exec(line)?.[1] ?? '')
  return isOfNames(name) ? name : null
}

/** `Roberta Finch. is that with the router`, `just Sal. not giving my last name`: who says it, before what is asked or refused. */
function nameBeforeMore(line: string): string | null {
  const [, before = '', more = ''] = /^([^.!?;,\d]{2,40})[.!;]+ +(\S.*)$/.exec(line) ?? []
  const name = withoutOthers(before)
  const isMore = asksSomething(more) || /^(?:not|no|i (?:don['’]?t|won['’]?t|am not)|im not)\b/i.test(more)
  return isMore && isOfNames(name) && !name.split(' ').some(word => isOrdinaryWord(word.toLowerCase()))
    ? name
    : null
}

const zipBehind =
  /^([\p{L}'’. -]{2,40}?),? (?:(?:el |mi )?c[oó]digo(?: postal)?(?: es)? )?(\d{5})(?:-\d{4})?[, ]+((?:(?:for|and|plus|home|internet|wi-?fi|tv|security|alarm|bundle)[, ]*)+)[.! ]*$/iu
/** `Tobi, 21218. I want the Verizon one`: between commas and the end of its sentence. */
const zipBetween = /^([\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20})?), (\d{5})[.;!] +\p{L}/u
/** `John, 78704, internet`: a name, its ZIP code and what it is for. Without the last it may be a place: `San Antonio 78205`. */
export function nameBeforeZip(line: string): Partial<LeadAnswers> | null {
  const [, name = '', zipCode, service = ''] = zipBehind.exec(line) ?? []
  if (zipCode !== undefined && isOfNames(name)) return { name, zipCode, serviceType: service.trim() }
  const [, before = '', zip] = zipBetween.exec(line) ?? []
  return zip !== undefined && isOfNames(before) ? { name: before, zipCode: zip } : null
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

/** `Ann with no e, last name Pruitt, zip 38655`. */
const firstAndLast =
  /^(?:(?:its|it['’]s|im|i['’]m|hi|ok)[, ]+)*(\p{L}[\p{L}'’-]{1,20})\b[^.?!\d]{0,30}?\b(?:last name|surname)(?: is|:)? (\p{L}[\p{L}'’-]{1,30})/iu
/** `Name Kowalski first name Teresa`. */
const lastAndFirst =
  /\b(?:last |fam(?:ily)? |sur)?name(?: is|:)? (\p{L}[\p{L}'’-]{1,30})[, ]+first(?: name)?(?: is|:)? (\p{L}[\p{L}'’-]{1,30})/iu
/** The name that a message tells by the words before it, wherever it stands in it. */
export function nameAmong(line: string): string | null {
  const [, family, given] = lastAndFirst.exec(line) ?? []
  if (family !== undefined && given !== undefined) return `${given} ${family}`
  const [, first, last] = firstAndLast.exec(line) ?? []
  if (first !== undefined && last !== undefined && !isOrdinaryWord(first.toLowerCase()))
    return `${first} ${last}`
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

/** The name that is asked for, where nothing else of the message is a detail: behind, before or in front of something else. */
export const nameBesideMore = (line: string): string | null =>
  nameBehind(line) ??
  nameBeforeNote(line) ??
  nameBeforeStreet(line) ??
  nameAfterZip(line) ??
  nameBeforeMore(line)
