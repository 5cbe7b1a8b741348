import { inOneList } from '#domain/shared/in-one-list.ts'

/** What the site's own receiver is called. */
export const BUILT_IN_INBOX = 'Built-in inbox'

/** Receivers within a sentence: names as their owners gave them, ours as plain English. */
export const receiversInWords = (names: readonly string[]): string =>
  inOneList(names.map(name => (name === BUILT_IN_INBOX ? 'the built-in inbox' : name)))

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
