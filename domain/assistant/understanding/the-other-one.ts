import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'
import { providersIn } from '../reading/read-question.ts'

const theOther =
  /^(?:(?:and|so|ok|but|hm+|what about|how about|what of|whats with)[, ]+)*the (?:other|second)(?: (?:one|provider|company))?[ ?.!]*$/i

/** `And the other one` of two providers that were spoken of together, or one after the other, by its name. */
export function withOtherNamed(catalogue: Catalogue, said: string, dialogue: Dialogue): string {
  if (!theOther.test(said.trim()) || providersIn(catalogue, said.toLowerCase()).length > 0) return said
  const [first, second, ...more] = dialogue.providers
  const [before] = dialogue.lastPlans.flatMap(id => catalogue.offering(id)?.providerId ?? [])
  const meant = second ?? (before === first ? undefined : before)
  const provider = more.length === 0 && meant !== undefined ? catalogue.provider(meant) : undefined
  return provider ? `and ${provider.name}` : said
}
