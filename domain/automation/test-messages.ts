/** What came of a test message, wherever at the desk it was sent from. */
export type SentTest = {
  messageId: string
  /** The receiver that it was for, by name. */
  to: string
  at: Date
  /** What the receiver answered last; null before it was tried. */
  answered: { status: number | null; answer: string } | null
}

/** Where a test goes, and what came of the last ones. */
export type Tests = {
  /** The receivers that get it, by name. */
  goesTo: string[]
  /** Those that don't, because they are paused. */
  paused: string[]
  latest: SentTest[]
}

/** Whether a receiver took a message. */
export const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300
