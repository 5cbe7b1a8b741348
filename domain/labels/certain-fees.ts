import type { LabelFee } from './label.ts'

/**
 * Words of fees that only some people pay: they can be declined, avoided, or replaced with one's own equipment. They
 * are checked before the others.
 */
const dependingWords = [
  ...['optional', 'paper', 'billing fee', 'wifi', 'wi-fi', 'router', 'modem', 'gateway', 'lease', 'rental'],
  ...[
    'extender',
    'assure',
    'protection',
    'service plan',
    'declined',
    'late',
    'reconnect',
    'restart',
    'deposit',
  ],
  ...[
    'change of',
    'downgrade',
    'upgrade',
    'hourly',
    'labor',
    'return',
    'self-install',
    'professional',
    'tech ',
  ],
  ...['standard installation', 'shipping', ' only)', 'relocation', 'trip'],
]
/** Words of fees that come with the plan. A fee with none of these words is not assumed to be certain. */
const certainWords = [
  ...['provider fee', 'regulatory', 'recovery', 'activation', 'connection', 'installation fee'],
  ...['new installation', 'one-time fee', 'equipment cost', 'equipment installation'],
]

/** Whether a fee comes with the plan, whatever people choose. */
export function isCertain({ name }: Pick<LabelFee, 'name'>): boolean {
  const text = name.toLowerCase()
  return !dependingWords.some(word => text.includes(word)) && certainWords.some(word => text.includes(word))
}

/** The monthly fees of a label that everybody pays, added up. */
export const certainMonthlyCents = (fees: readonly LabelFee[]): number =>
  fees.filter(isCertain).reduce((sum, fee) => sum + (fee.cents ?? 0), 0)
