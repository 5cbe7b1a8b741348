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

/** Outcomes of a call alone: whoever gave no number gets an email instead, and has none that could be wrong. */
const ofCalls: readonly LeadOutcome[] = ['wrong_number', 'call_later']

/** Those that can come of answering somebody who gave this number. */
export const outcomesWith = (phone: string): LeadOutcome[] =>
  leadOutcomeNames.filter(name => (phone === '' ? !ofCalls.includes(name) : name !== 'write_later'))
