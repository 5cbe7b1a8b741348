/** What somebody may report about an entry of the results, in the words of the form. */
export const reportKinds = {
  not_offered: 'It is not offered here',
  slower: 'It is slower than shown',
  price: 'The price is wrong',
  other: 'Something else is wrong',
} as const

export type ReportKind = keyof typeof reportKinds

export const reportKindNames = [
  'not_offered',
  'slower',
  'price',
  'other',
] as const satisfies readonly ReportKind[]

/** Longest note with a report, in characters. */
export const REPORT_NOTE_MAX_LENGTH = 300

/** The desk's verdict on reports: they are right, or they aren't. */
export const reportDecisions = ['confirmed', 'dismissed'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** How many people must report an entry, independently of one another, before it is shown as doubted. */
export const DOUBTED_FROM = 3
