import type { LabelStanding } from '#domain/labels/label-standing.ts'
import type { StandingCount } from '#domain/labels/labels-of-provider.server.ts'

/** A note in a label's row if not everybody can order the plan. */
export const standingNotes: Record<LabelStanding, string | null> = {
  open: null,
  qualifying: 'For households that qualify',
  present: 'Named “Legacy” by the provider',
  buildings: 'For whole buildings',
  'no-offer': 'Not an internet plan',
}

const groups: Record<Exclude<LabelStanding, 'open'>, string> = {
  qualifying: 'for households that qualify for a discount program',
  present: 'that the provider names “Legacy”',
  buildings: 'that the provider names “Bulk” and sells to whole buildings',
  'no-offer': 'without internet or without a real price (the file says $0.00 or $9,999.99)',
}

/** Which labels come at the end of a list, and why; null if all are open to everybody, or none is. */
export function standingsInWords(standings: readonly StandingCount[]): string | null {
  const apart = standings.flatMap(({ standing, labels }) =>
    standing === 'open' ? [] : [`${labels.toLocaleString('en-US')} ${groups[standing]}`],
  )
  if (apart.length === 0 || apart.length === standings.length) return null
  return `Last in the list: ${apart.join('; ')}.`
}
