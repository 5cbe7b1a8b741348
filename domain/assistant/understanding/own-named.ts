import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'
import { providersIn } from '../reading/read-question.ts'
import { withOtherNamed } from './the-other-one.ts'

const ofOwn =
  /\b(my|our)((?: (?:current|old|existing|present))?) (contract|term|provider|isp|internet (?:company|provider|contract))\b/i

/** `Would I pay anything to leave`, `can I quit early`. */
const leaves =
  /\b(?:to leave|(?:can|do|could|if) (?:i|we) (?:\w+ )?(?:leave|quit|cancel))(?: (?:early|now|before then))?[?.!\s]*$/i

/** `What does it cost to leave my contract`: with the name of the provider that somebody said they have, where no other is named. */
function withOwnNamed(catalogue: Catalogue, said: string, { own }: Dialogue): string {
  const provider = own === null ? undefined : catalogue.provider(own)
  if (!provider || providersIn(catalogue, said.toLowerCase()).length > 0) return said
  // Only what one has can be left, whoever else was listed since.
  if (leaves.test(said)) return `${said.replace(/[?.!\s]+$/, '')} ${provider.name}`
  return said.replace(ofOwn, `$1$2 ${provider.name} $3`)
}

/** A message with the names of those that it points to by no name: `the other one`, `my provider`. */
export const withNamesOf = (catalogue: Catalogue, said: string, dialogue: Dialogue): string =>
  withOwnNamed(catalogue, withOtherNamed(catalogue, said, dialogue), dialogue)
