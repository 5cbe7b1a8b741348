import type { LookupAnswer } from '#domain/availability/offered-plans.ts'

/** What the results page shows. */
export type ResultsView =
  /** No ZIP code yet, or a refused one; `typed` is what is in the field. */
  | { phase: 'asking'; typed: string; fault: string | null }
  | {
      phase: 'answered'
      zip: string
      answer: LookupAnswer
      /** The ISO date used to compute the age of prices. */
      today: string
      /** The page of the ZIP's county, if there is one and the server was asked. */
      countyPath: string | null
    }
  /** Nothing answered. */
  | { phase: 'failed'; zip: string; title: string; message: string }

/** The page before anything was asked. */
export const NO_ANSWER = { phase: 'asking', typed: '', fault: null } as const
