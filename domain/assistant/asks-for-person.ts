/** The panel's button that asks for a person, as it is said; the one message that leaves the questions of a lead for somebody. */
export const TALK_TO_PERSON = 'I would like to talk to a person'

const wish =
  /\b(?:talk|speak|chat|connect)\b(?: \w+){0,5}? (?:person|people|human|representative|agent|someone|somebody|supervisor|manager)s?\b/
/** Whether somebody is there who speaks another language is a question, which the assistant answers. */
const inLanguage = /\b(?:spanish|espanol|chinese|mandarin|vietnamese|korean|arabic|russian|portuguese)\b/
/** Whether a talk is needed, or wished away: `do I have to talk to someone to order`. */
const ratherNot =
  /\b(?:do|does|will|would|must|should) (?:i|we|you) (?:really |always |even )?(?:have|need) to\b|\bwithout (?:having to |ever )?(?:talking|speaking|chatting)\b|\b(?:don ?t|do not|not|never|hate|avoid) (?:want to |wanna |like to |like |have to |need to |having to |wish to )?(?:talk|speak|chat)(?:ing)?\b/
const alone = /^(?:a |an |real |live |the )*(?:person|human|representative|agent)(?: please)?$/
/** `Hey, is anyone there`. */
const isAnyoneThere =
  /^(?:hi |hello |hey |so |ok |um )*(?:is |are )?(?:there )?(?:anyone|anybody|any one|someone|somebody|a (?:real )?(?:person|human))(?: \w+)? (?:there|here|home|online|awake|around|listening|available)(?: right now| now| to (?:talk|chat|help)(?: to| with)?(?: me)?)*$/

/** Whether somebody asks for a person, in plain words. */
export function asksForPerson(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return (
    (wish.test(words) && !inLanguage.test(words) && !ratherNot.test(words)) ||
    alone.test(words) ||
    isAnyoneThere.test(words)
  )
}
