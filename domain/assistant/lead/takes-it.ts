import { plainWords } from '../understanding/features.ts'
import { asksSomething, isQuestion } from './asks-in-lead.ts'
import { answerOf } from './lead-details.ts'
import { isOrdinaryWord } from './ordinary-word.ts'

const takes =
  /^(?:(?:ok|okay|yes|yeah|yep|sure|great|cool|perfect|alright|fine|good|then|so|please|pls|lets|let us|just|go ahead and|you can|can you|could you|(?:i|we)(?: would|d)? (?:like|want) to|(?:i|we) wanna|id like to|(?:i|we) will|ill|well|(?:i|we)(?= want))[,.! ]+)*(?:(?:want|order|take|book|buy|do|sign (?:me|us) up for|put (?:me|us) down for|set (?:me|us) up with|hook (?:me|us) up with) (?:it|that|this)(?: one| plan)?|(?:set|hook) (?:it|that|this|me|us) up)(?: (?:please|pls|then|now|today|for (?:me|us|them|her|him)))*[.! ]*(?:[.,!;:-] *(\S.*))?$/i
const MOST_NAMES = 3
const pointed =
  /^(?:(?:ok|okay|yes|yeah|sure|great|perfect|good|then|so|well|nice)[,.! ]+)*(?:just )?(?:that|this) one(?: (?:then|please|pls|it is|sounds good|is (?:fine|good|great|perfect)))*[.! ]*$/i

/** Whether a lead that is open shall be about what was spoken of meanwhile: `lets do that`, `then that one please`. */
export const takesSpokenOf = (text: string): boolean => takesIt(text) !== null || pointed.test(text)

/** Another service than the one that was wished first. */
const changes =
  /^(?:(?:no|ok|oh|sorry|wait|hey)[,. ]+)*(?:actually|instead|rather|change|switch|make (?:it|that)|scratch that|on second thought|i (?:meant|mean|changed my mind|(?:already )?(?:said|told you)))\b|\binstead(?: please)?[.! ]*$/i
/** `Actually make it Viasat`, `then that one please` of what was spoken of meanwhile. */
export const takesOther = (text: string): boolean =>
  (!asksSomething(text) && (changes.test(text) || picks.test(text))) || takesSpokenOf(text)
const adds = /\b(?:too|also|as well|add|plus|with it)\b/i
/** What is wished after one more wish: `I want TV too` drops no internet, `make it Viasat instead` does. */
export const wishedNow = (wished: string | null, service: string, text: string): string =>
  wished !== null && adds.test(text) && !wished.toLowerCase().includes(service.toLowerCase())
    ? `${wished} and ${service}`
    : service
/** `Ok Metronet then`, `I'll take Spectrum`. */
const picks =
  /^(?:(?:ok|okay|yes|yeah|sure|great|cool|fine|well)[,.! ]+)*(?:(?:i(?:['’]?ll| will| would like| want)? |lets |let['’]s |just )*(?:take|go with|pick|choose|do|want) (?:\S+ ?){1,5}|(?:\S+ ){1,4}(?:then|please|it is))[.! ]*$/i

/**
 * Whether somebody takes what was spoken of, and who says so: `ok order it. Priya Shah`. What else stands behind it makes another
 * message of it.
 */
export function takesIt(text: string): { name: string | null } | null {
  const found = takes.exec(text.replace(/[‘’']/g, '').replace(/\s+/g, ' ').trim())
  if (!found) return null
  if (found[1] === undefined) return { name: null }
  const name = nameAlone(found[1], true)
  return name === null ? null : { name }
}

const takesPlace =
  /^(?:(?:ok|okay|yes|yeah|sure|great|cool|perfect|good|fine|then|so|well|lets|please|just|id like to|i want to)[,.! ]+)*(?:i|we)?(?:ll| will| would)? ?(?:take|go with|going with|pick|choose) (?:the )?(?:cheapest|fastest|best|first|second|third|last|1st|2nd|3rd|top)(?: one| plan| option)?(?= *(?:[.!,]|$| in\b| at\b| for\b| please\b| then\b| there\b| on\b))/i
/** `I'll take the second one`, of a list. */
export const takesListed = (text: string): boolean =>
  takesPlace.test(text.replace(/[‘’']/g, '')) && !text.includes('?')

/**
 * Who somebody says to be, with nothing else but a name; null where it is none. Where a capital tells a name (`capitals`), words of
 * ours are one, too.
 */
export function nameAlone(text: string, capitals = false): string | null {
  const name = answerOf('name', text)
  const words = name.split(' ')
  const isName =
    words.length <= MOST_NAMES &&
    /^[\p{L}. -]+$/u.test(name) &&
    ((capitals && words.every(word => /^\p{Lu}/u.test(word))) || !plainWords(name).some(isOrdinaryWord)) &&
    !isQuestion(name, 'name')
  return isName ? name : null
}
