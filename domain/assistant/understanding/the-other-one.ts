import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'
import { providersIn } from '../reading/read-question.ts'

const theOther =
  /^(?:(?:and|so|ok|but|hm+|what about|how about|what of|whats with)[, ]+)*the (other|second)(?: (?:one|provider|company))?[ ?.!]*$/i

/** `And the other one` of two providers that were spoken of together, or one after the other, by its name. */
export function withOtherNamed(catalogue: Catalogue, said: string, dialogue: Dialogue): string {
  const [, which] = theOther.exec(said.trim()) ?? []
  if (which === undefined || providersIn(catalogue, said.toLowerCase()).length > 0) return said
  // `The second` of a list is a place in it.
  if (which.toLowerCase() === 'second' && dialogue.listed.length > 1) return said
  const place = placeOfOther(dialogue)
  if (place !== null) return place
  const [first, second, ...more] = dialogue.providers
  const [before] = dialogue.lastPlans.flatMap(id => catalogue.offering(id)?.providerId ?? [])
  const meant = second ?? (before === first ? undefined : before)
  const provider = more.length === 0 && meant !== undefined ? catalogue.provider(meant) : undefined
  return provider ? `and ${provider.name}` : said
}

/** The place of the other of two plans that were held side by side: that one was compared, and not the cheapest of its provider. */
function placeOfOther({ listed, plans, topic }: Dialogue): string | null {
  if (listed.length !== 2 || (topic !== 'compare' && topic !== 'pick_listed')) return null
  return plans.length === 1 && plans[0] === listed[1] ? 'the first' : 'the second'
}
