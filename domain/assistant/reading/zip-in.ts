import { stateNamed } from '#domain/shared/us-states.ts'

const digits = /(?<![$\d])\b(\d{5})(?:-\d{4})?\b(?!\d)/g
/** Before the one that counts of two: where somebody moves to, or what they meant. */
const meant =
  /\b(?:to|meant|mean|its|actually|wait|no|sorry|oops|rather|not \d{5}|make (?:that|it))[,. ]*(?: (?:be|is|its|zip|zip code))? (\d{5})\b/i

/** `85004 is my work, house is 85041`: where somebody lives. */
const home = /\b(?:house|home|i live|we live)(?: (?:is|zip|in|at|s))*[ ,:]*(\d{5})\b/i

/** `Order 78701`, and nothing else: something for that place. The numbers of orders have letters before them. */
const orderedThere = /^(?:i )?(?:(?:want|would like|need) to )?order(?: at| for| in| to)? (\d{5})$/i

/** So much before and behind a number tells what it is. */
const AROUND = 40
/** What stands before a number that is no ZIP code: `#`, `order number is`, `unit`. */
const ofReference =
  /(?:#\s?|\b(?:order|account|acct|reference|ref|confirmation|ticket|invoice|customer|tracking|serial)s?(?: (?:number|num|no|id|code|ref|reference))?\.? ?:?(?: is| was)? ?|\b(?:(?<!style |my |an |our |the |new |small )apt\.?|apartment (?:number|no|num)|suite|unit|po box|box) ?)$/i
/** What stands behind one that is no ZIP code: `Mbps`, `a year`, `is my order number`. */
const otherwiseMeant =
  /^(?:-[a-z]| ?(?:mbps|mbit|megs?|mb|gb|kbps|dollars?|bucks|usd|people|customers|points|steps|ft|feet|sq|square|k)\b| (?:a|per|each) (?:year|yr|month)\b| is (?:my|the|our) (?:order|account|reference|confirmation|ticket|customer|tracking)\b)/i
/** `12034 Oak Hill Rd`: a house. */
const ofHouse =
  /^ (?:[nsew] )?(?:[a-z]+ ){1,2}(?:street|ave|avenue|rd|road|blvd|boulevard|ln|lane|dr|pkwy|hwy|highway|st(?=[,.]|$| \d))\b/i
/** `PW-12345`; `TX-78701` and `zip-78701` are places. */
const withLetters = /\b([a-z]+)-$/i
const isPlaceWord = (word: string) => /^zip(?:code)?$/i.test(word) || stateNamed(word) !== null

/** Whether a number of five digits at a place of a text is a ZIP code: no reference, speed, income or house number. */
function isZip(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - AROUND), from)
  const word = withLetters.exec(before)?.[1]
  if (word !== undefined && !isPlaceWord(word)) return false
  const after = text.slice(to, to + AROUND)
  return !ofReference.test(before) && !otherwiseMeant.test(after) && !ofHouse.test(after)
}

/** The ZIP code that a text names; of several the one that is moved to or was meant, else the first. */
export function zipIn(text: string): string | null {
  const place = orderedThere.exec(text.trim())?.[1]
  if (place) return place
  const named = [...text.matchAll(digits)].flatMap(({ 0: whole, 1: found, index }) =>
    found && isZip(text, index, index + whole.length) ? found : [],
  )
  if (named.length < 2) return named[0] ?? null
  const wanted = (text.match(home) ?? text.match(meant))?.[1]
  return wanted && named.includes(wanted) ? wanted : (named[0] ?? null)
}

/** A text with other words in the place of its ZIP codes. */
export const withoutZips = (text: string, words: string): string =>
  text.replace(digits, (whole: string, _found: string, at: number) =>
    isZip(text, at, at + whole.length) ? words : whole,
  )
