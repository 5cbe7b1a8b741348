import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'
import { providersIn } from '../reading/read-question.ts'

const ofOwn =
  /\b(my|our)((?: (?:current|old|existing|present))?) (contract|term|provider|isp|internet (?:company|provider|contract))\b/i

/** `What does it cost to leave my contract`: with the name of the provider that somebody said they have, where no other is named. */
export function withOwnNamed(catalogue: Catalogue, said: string, { own }: Dialogue): string {
  const provider = own === null ? undefined : catalogue.provider(own)
  if (!provider || providersIn(catalogue, said.toLowerCase()).length > 0) return said
  return said.replace(ofOwn, `$1$2 ${provider.name} $3`)
}
