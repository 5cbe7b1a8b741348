import type { Dialogue } from '../dialogue.ts'
import { type Must, mustsIn } from '../reading/wishes-in.ts'

/** `Is there anything without a contract`, `are there any with the router included`. */
const anyWith =
  /^(?:(?:and|so|ok|but)[, ]+)*(?:(?:is|are) there |do (?:you|they) have |have (?:you|they) got |got |have )?(?:any(?:thing|one)?|something|one|some|an?(?: \w+)? (?:plan|one|option))\b.*\b(?:with|without|no|that|unlimited|free)\b/i

const asked: Record<Must, string> = {
  'no-contract': 'no contract',
  'no-caps': 'no data cap',
  wifi: 'free wifi',
  'no-fees': 'free installation',
}

/** What is wished of any plan after a list: asked of all that is sold there, and not of the first; `null` for all else. */
export function ofAnyListed(text: string, { listed }: Pick<Dialogue, 'listed'>): string | null {
  if (listed.length < 2 || !anyWith.test(text.trim())) return null
  const wished = mustsIn(text.toLowerCase())
  return wished.length === 0 ? null : `any plan with ${wished.map(must => asked[must]).join(' and ')}`
}
