import type { Dialogue } from '../dialogue.ts'

/** Nothing but what several things cost together: `cheapest for both`, `what's the price of all three`. */
const ofAll =
  /^(?:(?:and|so|ok|but|then|what|whats|what['’]?s|is|the|how|much|would|be|it|show|me|give|your) )*(?:(?:cheapest|lowest|best)(?: \w+)?|price|total|cost|how much)(?: (?:is it|would it be))? (?:for|of|with) (?:both|the two|all three|everything|all of (?:it|them|that))(?: (?:together|then|please|there|a month|per month))*\s*[?.!]*$/i

/** Services by the words that ask for them. */
const services = [
  ['internet', /\b(?:internet|wi-?fi)\b/i],
  ['TV', /\b(?:tv|television|cable tv)\b/i],
  ['security', /\b(?:security|alarms?|cameras?|doorbells?)\b/i],
] as const

/** The bundle of the services that the last question asked for, `cheapest for both`; `null` where it asked for less than two. */
export function togetherNamed(text: string, { question }: Pick<Dialogue, 'question'>): string | null {
  if (!ofAll.test(text.trim())) return null
  const asked = services.filter(([, words]) => words.test(question)).map(([name]) => name)
  return asked.length < 2 ? null : `cheapest ${asked.join(' and ')} bundle`
}
