import type { PlacePart } from '#domain/bundles/parts-at-place.ts'

/** What is sold at a checked ZIP. */
export type CheckedZip = {
  zipCode: string
  /** City, state and ZIP, or the ZIP alone where the place is not known. */
  place: string
  /** Internet providers by their ids, without those that sell everywhere. */
  found: ReadonlySet<string>
  /** Those that sell everywhere by satellite: not measured at the place, so not counted there. */
  nationwide: ReadonlySet<string>
  /** Those that are likely there without the data saying so. */
  likely: ReadonlySet<string>
  /** What a bundle can be made of there: the plans of the answer, and all TV and security. */
  atPlace: readonly PlacePart[]
  /** Set where the answer is about the ZIP's county or counties: `Wayne County`. */
  county: string | null
  /** Set where the answer comes from what providers sell in the state, not from coverage data. */
  stateOnly: string | null
}

/** What went wrong with a check, in the words of its toast. */
export type ZipFault = { title: string; text: string | null }

/** What a check brings: one of the three, where `mistake` is about the ZIP itself. */
export type ZipOutcome = { checked?: CheckedZip; fault?: ZipFault; mistake?: string }

/** Nothing answered the check, or its code did not come (specification, section 8). */
export const NOT_CHECKED: ZipFault = { title: 'Unable to check internet service availability.', text: null }
