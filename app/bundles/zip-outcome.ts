import type { Reach } from '#domain/availability/counties/county-reach.ts'
import type { SoldWords } from '#domain/availability/sold-words.ts'
import type { PlacePart } from '#domain/bundles/parts-at-place.ts'
import { planTypeInSentence } from '#domain/catalog/plan-type.ts'
import { createBrowserStore } from '../ui/browser-store.ts'

/** What is sold at a checked ZIP. */
export type CheckedZip = {
  zipCode: string
  /** City, state and ZIP, or only the ZIP if the place is unknown. */
  place: string
  /** Who was found there, in sentences. */
  found: string
  /** What a bundle can contain there: the plans of the answer, and all TV and security. */
  atPlace: readonly PlacePart[]
  /** How certain each of those is, in words. */
  words: SoldWords
  /** Set if the answer is about the ZIP's county or counties: `Wayne County`. */
  county: string | null
  /** Parts of it in words, by how much of it a provider reaches: `a small part of Wayne County`. */
  reaches: Readonly<Record<Reach, string>> | null
  /** Set if the answer comes from what providers sell in the state, not from coverage data. */
  stateOnly: string | null
}

/** What went wrong with a check, as the form says it. */
export type ZipFault = { title: string; text: string | null }

/** A check's result: one of the three, where `mistake` is about the ZIP itself. */
export type ZipOutcome = { checked?: CheckedZip; fault?: ZipFault; mistake?: string }

/** Nothing answered the check, or its code didn't load (specification, section 8). */
export const NOT_CHECKED: ZipFault = { title: 'Unable to check internet service availability.', text: null }

/** The ZIP that the builder checked last, for the pre-made bundles below; null before a check. */
export const checkedPlace = createBrowserStore<CheckedZip | null>(null)

/** How much of the county a part's provider reaches: `reaches a small part of Wayne County by cable`; empty if unknown. */
export function reachInWords(
  part: Pick<PlacePart, 'reach' | 'line'> | null | undefined,
  { reaches }: Pick<CheckedZip, 'reaches'>,
): string {
  if (!part?.reach || !reaches) return ''
  return `reaches ${reaches[part.reach]}${part.line ? ` by ${planTypeInSentence(part.line.type)}` : ''}`
}
