import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import type { Dialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'

/** Two providers to be compared, each by the plan of it that was named, where one was. */
export function heldAgainst(
  catalogue: Catalogue,
  text: string,
  dialogue: Dialogue,
  { only, other }: { only: Provider; other: Provider },
): string {
  const [spoken, ...more] = dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
  const [meant] = readQuestion(catalogue, text).plans.filter(({ providerId }) => providerId === other.id)
  const isNamed = spoken && more.length === 0 && (meant || dialogue.named.includes(spoken.id))
  const one = isNamed ? fullName(only.name, spoken.name) : only.name
  const two = meant ? fullName(other.name, meant.name) : other.name
  const asks = /\b(?:faster|quicker)\b/i.test(text) ? ', which is faster' : ''
  return isNamed ? `compare ${one} and ${two}${asks}` : `compare ${one} and ${two}`
}
