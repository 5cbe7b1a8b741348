/** The panel's button that asks for a person, as it is said; the one message that leaves the questions of a lead for somebody. */
export const TALK_TO_PERSON = 'I would like to talk to a person'

const wish =
  /\b(?:talk|speak|chat|connect)\b(?: \w+){0,5}? (?:person|people|human|representative|agent|someone|somebody|supervisor|manager)s?\b/
/** Whether somebody is there who speaks another language is a question, which the assistant answers. */
const inLanguage = /\b(?:spanish|espanol|chinese|mandarin|vietnamese|korean|arabic|russian|portuguese)\b/
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
  return (wish.test(words) && !inLanguage.test(words)) || alone.test(words) || isAnyoneThere.test(words)
}
