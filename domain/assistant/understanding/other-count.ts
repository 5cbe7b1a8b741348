import type { Dialogue } from '../dialogue.ts'
import { peopleIn } from '../reading/people-in.ts'

/** Nothing but another number of people: `and for 2`, `what about 5 of us`, `for just one`. */
const onlyCount =
  /^(?:(?:and|or|ok|so|but|then|what|how|about|if|we|were|are|its|it is|it was|there) )*(?:for|with|about|if (?:we|it) (?:are|were|is|was)|were|its) (?:just |only |all )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:people|persons?|ppl|of us|adults?|users?))?(?: (?:then|instead|though))?\s*[?.!]*$/i

/** `Make it 6, my mother in law is here`. */
const makesIt =
  /^(?:(?:no|oh|wait|actually|ok|sorry|and|so)[, ]+)*make (?:it|that) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:people|of us))?\b(?! ?(?:mbps|megs?|gig|months?|years?|bucks|dollars|am|pm|\d|o))/i

/** What a home needs, asked once more for another number of people; `null` where no number of people was spoken of. */
export function withOtherCount(text: string, { topic, people }: Dialogue): string | null {
  if ((topic !== 'speed_need' && topic !== 'fastest' && topic !== 'find_plans') || people === null)
    return null
  const [, count = makesIt.exec(text.trim())?.[1]] = onlyCount.exec(text.trim()) ?? []
  if (count === undefined) return null
  const question = `how much speed do ${count} people need`
  return peopleIn(question) === null ? null : question
}
