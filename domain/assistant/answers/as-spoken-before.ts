import type { Dialogue } from '../dialogue.ts'
import { countsSome } from '../reading/people-in.ts'
import type { Asked } from '../reading/read-question.ts'
import type { Intent } from '../understanding/intents.ts'
import type { Asking } from './asking.ts'

/** `2 kids gaming` after `a family of 5`: they are among the five. */
export const ofWholeHome = (asked: Asked, { people }: Dialogue): Asked =>
  asked.people !== null && people !== null && asked.people < people && countsSome(asked.text)
    ? { ...asked, people }
    : asked

const wouldPick =
  /\b(?:what|which)(?: one| plan| internet| provider| company)? (?:would|should|do) (?:you|we|i) (?:pick|choose|get|go with|recommend|take)\b/
const hadThem =
  /\b(?:had|has|have|used|using) (?:the )?([a-z&!-]+(?: [a-z]+)?)\b.*\b(?:going out|goes out|went out|outages?|terrible|awful|horrible|unreliable|hated?|drop\w*|down all)\b/

/** `The seller had Optimum and it was going out all the time. What would you pick`: not that one. */
export const withoutDespised = (asked: Asked): Asked => {
  const [named, ...others] = asked.providers
  const [, had = ''] = (wouldPick.test(asked.text) && hadThem.exec(asked.text)) || []
  return named && others.length === 0 && had.includes(named.name.toLowerCase())
    ? { ...asked, providers: [], plans: [], without: [...asked.without, named] }
    : asked
}

const elsewhere = /\b(?:cheaper|less|else|others?|another|alternatives?|instead|switch\w*|beat)\b/
const hasIt = /\b(?:i|we) (?:currently |already |now |still )?(?:have|got|use)\b/
const options = /\b(?:my|our|the|other|any) (?:options|choices)\b|\b(?:what|who) else\b/
/** `What are my options at 14609? I have Spectrum`: all that are there. */
const ofAllThere = (asked: Asked): Asked =>
  asked.providers.length === 1 &&
  asked.plans.length === 0 &&
  hasIt.test(asked.text) &&
  options.test(asked.text)
    ? { ...asked, providers: [] }
    : asked

/** Who looks for something else has the price for new customers of their own provider no more. */
export function withoutOwn(
  said: Asked,
  { catalogue, dialogue }: Pick<Asking, 'catalogue' | 'dialogue'>,
): Asked {
  const asked = ofAllThere(said)
  const own = dialogue.own === null ? null : catalogue.provider(dialogue.own)
  return own && asked.providers.length === 0 && asked.without.length === 0 && elsewhere.test(asked.text)
    ? { ...asked, without: [own] }
    : asked
}

const ofAlarms = /^(?:alarm_|fees$|package_contents$)/
const ofOthers = /\b(?:which|cheap\w*|compare|both|others?|else|any|all|kits?|own)\b/
/** `What's the install cost` after ADT: ADT's, and not of everybody who sells alarms. */
export function ofSpokenSeller(
  { asked, catalogue, dialogue }: Pick<Asking, 'asked' | 'catalogue' | 'dialogue'>,
  intent: Intent,
): Asked {
  const [id, ...more] = dialogue.providers
  const seller = id === undefined || more.length > 0 ? undefined : catalogue.provider(id)
  const isOfSeller = dialogue.kind === 'security' && seller?.kinds.includes('security')
  return seller &&
    isOfSeller &&
    asked.providers.length === 0 &&
    ofAlarms.test(intent) &&
    !ofOthers.test(asked.text)
    ? { ...asked, providers: [seller] }
    : asked
}
