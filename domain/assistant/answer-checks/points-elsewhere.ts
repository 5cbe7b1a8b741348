import type { Asking, Reply } from '../answers/asking.ts'
import { kindIn } from '../dialogue-after.ts'
import { brandsNamed } from '../reading/brands-named.ts'
import { providersIn } from '../reading/read-question.ts'
import type { Intent } from '../understanding/intents.ts'

/** What points back to something spoken of: `what would 1 gig be with them`; `it's just me` points to nothing. */
const pointsBack =
  /\b(?:them|they|their|theirs|that one|this one|it|its)\b(?!(?: is)? (?:just|only) (?:me|us|the two)\b)/
/** Who wishes for something else points back only to leave it. */
const others =
  /\b(?:cheaper|faster|better|less|else|others?|another|instead|besides|alternatives?|without|not)\b/
/** More than so many kits are a list, which may be left for what is sold here. */
const MOST_KITS = 3
/** What is told of one kind of service alone. */
const kinds: Partial<Record<Intent, 'tv' | 'security'>> = {
  tv: 'tv',
  security: 'security',
  security_compare: 'security',
  security_needs: 'security',
}

/**
 * Whether an answer speaks of others than those that the question points back to, or of another kind of service than what was
 * spoken of, though the question names neither.
 */
export function pointsElsewhere(
  { asked, dialogue, catalogue }: Pick<Asking, 'asked' | 'dialogue' | 'catalogue'>,
  intent: Intent,
  reply: Reply,
): boolean {
  if (asked.providers.length > 0) return false
  const kind = kinds[intent]
  if (kind && dialogue.kind !== null && dialogue.kind !== kind && kindIn(asked, null) !== kind) return true
  // Of a kit that was told of, not of what companies sell that send an installer.
  const kits = catalogue.guides.securityArticle.brands.filter(({ id }) => dialogue.listed.includes(id))
  const isOfKits = kits.length > 0 && kits.length <= MOST_KITS && pointsBack.test(asked.text)
  if (isOfKits && !others.test(asked.text) && brandsNamed(catalogue, reply.text).length === 0)
    return providersIn(catalogue, reply.text.toLowerCase()).length > 0
  const spoken = new Set(dialogue.providers)
  if (others.test(asked.text)) return false
  if (spoken.size !== 1 || dialogue.listed.length > 1 || !pointsBack.test(asked.text)) return false
  const told = providersIn(catalogue, reply.text.toLowerCase()).map(({ provider }) => provider.id)
  return told.length > 0 && !told.some(id => spoken.has(id))
}
