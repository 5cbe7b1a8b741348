/** What people may ask for about their data. */
export const requestKinds = ['access', 'delete', 'opt_out'] as const
export type RequestKind = (typeof requestKinds)[number]

/** What each is called. */
export const requestWords: Record<RequestKind, string> = {
  access: 'Copy of the data',
  delete: 'Deletion',
  opt_out: 'No offers',
}

/** The law requires an answer within this many days (California Civil Code 1798.130(a)(2)). */
export const ANSWER_DAYS = 45
