import type { FormFault } from './form-fault.ts'

/** A form that is to be sent once more, with a six-digit code. */
export type Again = { fields: Record<string, string>; fault: FormFault | null }

/** What a page of several forms answers: which form it was, and one of the three. */
export type DeskAnswer = {
  intent: string
  fault: FormFault | null
  again: Again | null
  /** What was done, in words. */
  done: string | null
}
