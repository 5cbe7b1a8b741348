import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { readQuestion } from '../reading/read-question.ts'

const orOther =
  /\b(?:fiber|cable|dsl|5g|satellite)(?: internet)?,? (?:or|vs\.?|versus) |\b(?:or|vs\.?|versus) (?:just )?(?:fiber|cable|dsl|5g|satellite)\b/i
/** Of so many words nothing else is told. */
const FEW = 4

/**
 * A question about a kind of line or a provider of another kind (`fiber or Starlink for 97759`) as the questions that it
 * holds: with a place who has the one there and whether the other sells there, else the two kinds side by side. `null` for
 * any other question.
 */
export function kindOrProvider(catalogue: Catalogue, said: string): string[] | null {
  if (!orOther.test(said)) return null
  const { providers, types, zipCode } = readQuestion(catalogue, said)
  const [provider, ...others] = providers
  const [type, ...more] = types
  if (!provider || !type || others.length + more.length > 0) return null
  const own = new Set(catalogue.plansOf(provider.id).map(plan => plan.type))
  const [ownType, ...ownMore] = own
  if (!ownType || own.has(type)) return null
  if (zipCode !== null) return [`who has ${type} in ${zipCode}`, `is ${provider.name} in ${zipCode}`]
  const isBare = ownMore.length === 0 && said.trim().split(/\s+/).length <= FEW
  return isBare ? [`which is better, ${type} or ${ownType}`] : null
}
