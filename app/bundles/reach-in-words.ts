import type { PlacePart } from '#domain/bundles/parts-at-place.ts'
import { planTypeInSentence } from '#domain/catalog/plan-type.ts'
import type { CheckedZip } from './zip-outcome.ts'

/** How much of the county a part's provider reaches: `reaches a small part of Wayne County by cable`; empty if unknown. */
export function reachInWords(
  part: Pick<PlacePart, 'reach' | 'line'> | null | undefined,
  { reaches }: Pick<CheckedZip, 'reaches'>,
): string {
  if (!part?.reach || !reaches) return ''
  return `reaches ${reaches[part.reach]}${part.line ? ` by ${planTypeInSentence(part.line.type)}` : ''}`
}
