import type { LookupAnswer } from '#domain/availability/offered-plans.ts'

/** What the page of results shows. */
export type ResultsView =
  /** No ZIP code yet, or one that was refused; `typed` is what stands in the field. */
  | { phase: 'asking'; typed: string; fault: string | null }
  | {
      phase: 'answered'
      zip: string
      answer: LookupAnswer
      /** ISO date by which the age of prices is counted. */
      today: string
      /** The page of the ZIP's county, where there is one and the server was asked. */
      countyPath: string | null
    }
  /** Nobody could be asked. */
  | { phase: 'failed'; zip: string; title: string; message: string }

/** The page before anything was asked. */
export const NO_ANSWER = { phase: 'asking', typed: '', fault: null } as const
