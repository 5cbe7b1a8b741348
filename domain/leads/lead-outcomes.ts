/** The outcome of calling somebody who asked for a call: the same words as for orders, plus that they want nothing. */
export const leadOutcomes = {
  reached: { label: 'Reached', needs: [], done: true },
  no_answer: { label: 'No answer', needs: [], afterHours: 3 },
  wrong_number: { label: 'Wrong number', needs: [], done: true },
  call_later: { label: 'Call later', needs: ['time'] },
  write_later: { label: 'Write later', needs: ['time'] },
  not_wanted: { label: 'Not wanted', needs: ['reason'], done: true },
} as const satisfies Record<
  string,
  { label: string; needs: readonly ('time' | 'reason')[]; done?: true; afterHours?: number }
>

export type LeadOutcome = keyof typeof leadOutcomes
export const leadOutcomeNames = Object.keys(leadOutcomes) as LeadOutcome[]

/**
 * Those that can come of answering somebody who gave this number. Without one there is none that could be wrong, and
 * they are written to, unless `hasOther`: another lead of theirs has one.
 */
export function outcomesWith(phone: string, hasOther: boolean): LeadOutcome[] {
  const none: LeadOutcome[] = hasOther ? ['wrong_number'] : ['wrong_number', 'call_later']
  const never = phone === '' ? none : ['write_later']
  return leadOutcomeNames.filter(name => !never.includes(name))
}
