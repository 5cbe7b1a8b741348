import { streetIn } from '#domain/shared/street-in.ts'
import { HOUR_LATER, NO_PHONE_SERVICE } from '../chat-texts.ts'

/** When a call may come. */
const time =
  /\b(?:right now|asap|(?:off|free|home|available)(?: on)? (?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b|mornings?|afternoons?|evenings?|nights?|tonight|tonite|tomorrow|tmrw|tmr|today|noon|lunch(?:time)?|any ?time|week(?:ends?|days?)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:after|before|till?|until|around|past|between) (?:work|school|\d{1,2}(?::\d\d)?)|\d{1,2}(?::\d\d)? ?(?:am|pm)|(?:eastern|central|mountain|pacific) time|[ecmp][sd]t)\b/i
/** What makes a time that of a call, and no day of a move. */
const ofCall =
  /\b(?:right now|call|callback|ring|reach|contact|phone|best|better|good|fine|prefer\w*|work|works|home|free|available|off|only|not)\b/i
const ofMove = /\b(?:mov(?:e|ing)|install\w*|closing|settle)\b/i
const leadsUp =
  /^.*\b(?:call ?back|call (?:me|us|her|him)|call|reach (?:me|us)|best time(?: to \w+)?(?: is| would be)?)\b[ ,:]*(?=\S)/i
const joins = /^(?:(?:and|but|so|ok|okay|at|on|for|its|is|just|please|pls)\b ?)+/i
const joinsOn = /^(?:(?:and|but|so|ok|okay|well) )+/i
/** What a call is about is the service, not its time. */
const subject = / (?:about|regarding|concerning) .*$/i
/** Whose number it is, whom to ask for, and how to answer. */
const people =
  /\b(?:ext|extension)\.? ?\d{1,6}\b|(?<!\b(?:didn['’]?t|did not|don['’]?t|do not|never) )\b(?:ask for|talk to|speak (?:to|with)) (?!a\b|an\b|the\b|you\b|some|any)[\p{L}'’-]{2,20}|\b(?:call|ring|phone|reach) (?:my|our) (?!cell\b|phone\b|number\b|mobile\b|home\b|work\b)\p{L}{2,20}|\b(?:my|his|her) (?:wife|husband|mom|mother|dad|father|son|daughter|sister|brother|partner|roommate|neighbor|work|office)(?:['’]?s)? (?:number|cell|phone|email)\b/giu
/** How to speak with whom is called, and a line that rings for long. */
const manner =
  /\b(?:hard of hearing|deaf|(?:can['’]?t|cannot|doesn['’]?t|does not|don['’]?t) hear|speak(?:ing)? (?:up|slow\w*|loud\w*|clear\w*)|talk(?:ing)? (?:slow\w*|loud\w*)|(?:only|just|mostly) speaks?|speaks? (?:only|no|little)|spanish[ -]speaking|(?:in|speaks?) spanish|leave (?:me |us |a |him |her )?(?:a )?(?:message|voice ?mail)|let it ring)\b/i
/** Phone service, which we don’t compare. */
const phoneWish =
  /\b(?:wants?|needs?|would like|looking for) (?:(?:a|an|the|some|simple|basic|cheap) )*(?:home phone|land ?line(?: phone)?|phone (?:service|line)|phone(?= (?:and|with|plus) (?:internet|tv|wi-?fi)\b))|\b(?:internet|tv|wi-?fi)(?:,| and| with| plus) (?:(?:a|an|the|simple|basic|home) )*phone(?: (?:service|line))?\b(?! (?:number|is)\b)|\bphone (?:and|with|plus) (?:internet|tv|wi-?fi)\b/i
const otherWay =
  /\b(?:no (?:phone )?calls|(?:dont|do not|don['’]t) call|text(?: me)? (?:only|instead|please)|^(?:you can |can you |please |just )*text me$|(?:just|only|please|rather|prefer) (?:text|e-?mail)(?: me)?|e-?mail(?: me)? (?:only|instead|please)|said (?:no (?:phone|calls?)|not to call)(?! number))\b/i
const number = /\d{3}[ .)-]{0,2}\d{3}[ .-]?\d{4}/
/** Numbers, email addresses and ZIP codes, which are details of their own. */
const details = /\S+@\S+|\+?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}|\b\d{5}(?:-\d{4})?\b/g

/** The numbers behind the first, which is the one that is called: `512-555-0110 or 512-555-0111`. */
function otherNumbers(line: string): string[] {
  const [first, ...others] = line.match(numbers) ?? []
  // `Mine is 419-555-0182 but don't use that one`.
  const joined = notUsed.test(line) ? 'not' : 'or'
  return joined === 'or' && putsRight.test(line)
    ? []
    : others.filter(other => other !== first).map(other => `${joined} ${other}`)
}
const numbers = /(?<!\d)\(?[2-9]\d{2}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}(?!\d)/g
const notUsed =
  /\b(?:dont|don['’]t|do not|not to|never) (?:use|call|try|dial|ring) (?:that|mine|it|the other)\b/i
const putsRight = /\b(?:not|no|wrong|instead|i mean|actually|sorry|oops|order|account|reference)\b/i

const MOST_WORDS = 12
const MOST_OF_TIME = 6
const MOST_LETTERS = 300

/** A few words with a time in them are nothing else beside a detail: `after 3 weekdays`. */
const FEW = 3
/** Nor are words that all tell a time: `after 5 pm central please`. */
const ofTimeAlone =
  /^(?:(?:yes|yeah|ok|only|just|any ?time|after|before|between|around|until|till?|past|by|at|on|in|the|and|or|to|weekdays?|weekends?|mornings?|afternoons?|evenings?|nights?|tonight|tomorrow|noon|lunch(?:time)?|work|school|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{1,2}(?::\d\d)?(?:am|pm)?|am|pm|eastern|central|mountain|pacific|time|[ecmp][sd]t|my|please|pls|is|best|would|be)(?: |$))+$/i
const isOfCall = (piece: string): boolean =>
  ofCall.test(piece) || piece.split(' ').length <= FEW || ofTimeAlone.test(piece)

const isTime = (piece: string): boolean => time.test(piece) && piece.split(' ').length <= MOST_OF_TIME

function timeOf(piece: string): string | null {
  if (!time.test(piece) || piece.split(' ').length > MOST_WORDS) return null
  const after = piece.replace(leadsUp, '').replace(subject, '')
  return (time.test(after) ? after : piece).replace(joins, '').replace(/ (?:at|on|to|is)$/, '')
}

/** `Actually make that tomorrow morning`: another time for the call. */
const changesTime =
  /^(?:[\p{L}' ]{0,30}[,.! ])?(?:make|change|move|switch|push) (?:it|that|this|the call|my call|the time)(?: (?:to|for|till|until|back|at|in|on))* (\S.*)$/iu
/** `Add a note: gate code 4411`. */
const dictates =
  /^(?:(?:please|pls|also|and|oh|can you|could you)[, ]+)*(?:(?:add|leave|put|make|write|include) (?:a |the |this |that )?note(?: (?:that|saying|to say|about|for them))?|note(?: that)?(?=[: ]))[:, ]+(\S.{3,})$/i
const kindly = /(?: (?:instead|please|pls|then))+[.! ]*$/i

/**
 * What somebody tells a representative beside the details of a lead, in their own words: when to call, the street, whose number
 * it is; null where there is nothing of it.
 */
export function noteIn(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const [, changed = ''] = changesTime.exec(line) ?? []
  if (isTime(changed) && !ofMove.test(line)) return changed.replace(kindly, '')
  const [, dictated = ''] = dictates.exec(line) ?? []
  if (dictated !== '') return dictated.slice(0, MOST_LETTERS)
  const street = streetIn(line)
  const pieces = (street === null ? line : line.replace(street, '#'))
    .replace(details, '#')
    .split(/[,.;!?#](?=\s|$)|#/)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')
  // `Make it the evening, i work till 5`: one piece tells what the other is about.
  const isOfTime =
    pieces.some(piece => time.test(piece) && (number.test(line) || isOfCall(piece))) && !ofMove.test(line)
  const told = pieces.flatMap(
    piece =>
      (manner.test(piece) ? piece.replace(/ (?:at|on|is)$/, '') : piece.match(people)) ??
      phoneWish.exec(piece)?.[0] ??
      (otherWay.test(piece) ? piece.replace(joinsOn, '') : isOfTime ? timeOf(piece) : null) ??
      [],
  )
  const noted = [...(street === null ? [] : [street]), ...told, ...otherNumbers(line)].join(', ')
  return noted === '' ? null : noted.slice(0, MOST_LETTERS)
}

/** What is said to some of what is noted, with a blank before it. */
export const remarkOn = (text: string): string =>
  [...(time.test(text) ? [HOUR_LATER] : []), ...(phoneWish.test(text) ? [NO_PHONE_SERVICE] : [])]
    .map(remark => ` ${remark}`)
    .join('')

/** `Don't call before noon`, `don't call my work`: when or where not to call, and no refusal of a call. */
const notThen =
  /\b(?:dont|do not|don['’]t) call\b.*\b(?:before|after(?! all)|until|till?|between|during|early|late|mornings?|afternoons?|evenings?|nights?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|my (?:mom|dad|wife|husband|work|office|cell|home))\b/i
export const saysWhenNot = (text: string): boolean => notThen.test(text)

/** Whether somebody wishes another answer than a call. */
export const wishesNoCall = (text: string): boolean => otherWay.test(text) && !saysWhenNot(text)

/** What is noted after a message: what it tells stands behind what was told before, another time in the place of that. */
export function noteAfter(
  before: string | undefined,
  text: string,
  more: string | null = noteIn(text),
): { note?: string } {
  const moved = withOtherHour(before, text)
  if (moved !== null) return { note: moved }
  const isOtherTime = more !== null && time.test(more) && anotherTime.test(text)
  return withNote(isOtherTime ? withoutTimes(before) : before, more)
}

/** `Make it 10 not 9`, `i said 10`. */
const hourNotHour = /\b(\d{1,2})(?::(\d\d))?(?: ?([ap])m)?,? (?:and )?not (?:at )?\d{1,2}\b/i
const otherHour =
  /\b(?:make (?:it|that)|(?:change|move|fix) (?:it|that|the time)(?: to)?|i said|should be) (\d{1,2})(?::(\d\d))?(?: ?([ap])m)?\b(?= *(?:$|[,.!?]|(?:not|please|pls|instead|then|tomorrow|tmrw|today|oclock)\b))/i
const hourNoted = /\b\d{1,2}(?::\d\d)? ?([ap]m)\b/i
const HOURS_OF_CLOCK = 12

/** A note with another hour in the place of the one that it holds; null where a text tells none. */
function withOtherHour(note: string | undefined, text: string): string | null {
  const [noted, half] = hourNoted.exec(note ?? '') ?? []
  const [, hour, minutes, otherHalf] = hourNotHour.exec(text) ?? otherHour.exec(text) ?? []
  if (note === undefined || noted === undefined || hour === undefined) return null
  if (Number(hour) < 1 || Number(hour) > HOURS_OF_CLOCK) return null
  const told = `${hour}${minutes === undefined ? '' : `:${minutes}`} ${otherHalf ? `${otherHalf.toLowerCase()}m` : half}`
  return note.replace(noted, told)
}

const anotherTime =
  /^(?:no|nope|nah)[, ]+not\b|\b(?:actually|instead|rather|scratch that)\b|\b(?:make|change|move|switch|push) (?:it|that|this|the call|my call|the time)\b/i

function withoutTimes(note: string | undefined): string | undefined {
  const left = note
    ?.split(/(?<=[;,]) /)
    .filter(piece => !time.test(piece))
    .join(' ')
    .replace(/[;,]$/, '')
  return left === '' ? undefined : left
}

/** A note with more behind it; what is said again stands once. */
function withNote(before: string | undefined, more: string | null): { note?: string } {
  if (more === null || before?.includes(more)) return before === undefined ? {} : { note: before }
  return { note: before === undefined ? more : `${before}; ${more}`.slice(0, MOST_LETTERS) }
}
