import type { Dialogue } from '../dialogue.ts'

const asGoodAs =
  /\b(?:it|that|this|they) (?:(?:really|actually|just|any) )*(?:as (?:good|fast|reliable|stable) as|better than|worse than|faster than|slower than|cheaper than) (fiber|cable|dsl|5g|satellite)\b/i
const ofKinds: ReadonlySet<Dialogue['topic']> = new Set(['technology', 'glossary', 'reliability'] as const)

/** `Is it as good as cable` after another kind of line: the two of them; `null` for all else. */
export function withKindSpokenOf(
  text: string,
  { topic, type }: Pick<Dialogue, 'topic' | 'type'>,
): string | null {
  const [, other] = asGoodAs.exec(text) ?? []
  const isOfAnother = other !== undefined && type !== '' && !type.includes(',') && ofKinds.has(topic)
  if (!isOfAnother || type.toLowerCase() === other.toLowerCase()) return null
  return text.replace(/\b(?:it|that|this|they)\b/i, type)
}
