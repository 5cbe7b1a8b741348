import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { SwitchComparison, SwitchCost, SwitchTarget } from './compare-switch.ts'
import { SWITCHING_HORIZON } from './compare-switch.ts'
import type { CurrentService } from './current-service.ts'

/** The answer as a headline and the sentence below it. */
export type Verdict = { headline: string; when: string; tone: 'good' | 'even' | 'bad' }

/** What a switch comes to, said plainly: a loss is called a loss. */
export function verdictOf(comparison: SwitchComparison): Verdict {
  const { firstYearSavingCents: saving, unpublishedFromMonth } = comparison
  const guess = unpublishedFromMonth !== null && unpublishedFromMonth <= 12 ? ' if the new price stays' : ''
  const uncounted = comparison.notCounted.length > 0
  const when = whenAhead(comparison)
  const year = `in the first year${guess}${beforeFees(comparison)}`
  if (saving > 0) {
    // What isn't counted may be more than what is saved.
    return {
      tone: uncounted ? 'even' : 'good',
      when,
      headline: `Switching saves ${formatCents(saving)} ${year}`,
    }
  }
  if (saving === 0) return { tone: 'even', when, headline: `Switching costs the same ${year}` }
  const more = formatCents(-saving)
  return { tone: 'bad', when, headline: `Switching costs ${more} more ${year}` }
}

const feeWords = { termination: 'any early termination fee', equipment: 'any fee for equipment you keep' }

/** What a sum leaves out because nobody gave it, to follow the sum itself; empty if it counts everything. */
export function beforeFees({ notCounted }: Pick<SwitchComparison, 'notCounted'>): string {
  return notCounted.length > 0 ? `, before ${notCounted.map(kind => feeWords[kind]).join(' and ')}` : ''
}

function whenAhead(comparison: SwitchComparison): string {
  const { aheadFromMonth: from, behindAgainFromMonth: until, notCounted } = comparison
  if (from === null) return `You aren’t ahead at any point in the first ${SWITCHING_HORIZON} months.`
  // With a fee on top, that month would be a later one, or there would be none.
  if (notCounted.length > 0) {
    return `When you’re ahead depends on ${notCounted.length > 1 ? 'those fees' : 'that fee'}.`
  }
  if (until !== null) return `You’re ahead from month ${from}, and behind again from month ${until}.`
  return from === 1 ? 'You’re ahead from the first month.' : `You’re ahead from month ${from}.`
}

/** The name of a one-time cost of the switch. */
export function costInWords({ kind, name }: SwitchCost, { provider, overlapDays }: CurrentService): string {
  const from = provider || 'your provider'
  switch (kind) {
    case 'new-service':
      return name
    case 'termination':
      return `Early termination fee to ${from}`
    case 'equipment':
      return `Equipment you keep from ${from}`
    case 'overlap':
      return `Bills from ${from} while both run (${overlapDays} ${overlapDays === 1 ? 'day' : 'days'})`
  }
}

/** What the comparison assumes and what it leaves out, each in one sentence. */
export function assumptionsOf(
  comparison: SwitchComparison,
  current: CurrentService,
  { fee: added }: Pick<SwitchTarget, 'fee'>,
): string[] {
  const { equipment, monthlyCents, overlapDays } = current
  const { notCounted, unpublishedFromMonth } = comparison
  const fee = equipment.plan === 'return' && equipment.feeCents ? formatCents(equipment.feeCents) : null
  return [
    ...(notCounted.includes('termination')
      ? ['Not counted: your early termination fee. Your bill or contract says what it is.']
      : []),
    ...(notCounted.includes('equipment')
      ? ['Not counted: the fee for equipment you keep. Ask your provider.']
      : []),
    ...(unpublishedFromMonth !== null && unpublishedFromMonth <= SWITCHING_HORIZON
      ? [
          `The new plan’s price from month ${unpublishedFromMonth} isn’t published. We count the last published price; if it goes up, you save less.`,
        ]
      : []),
    ...(added
      ? [
          added.upTo
            ? `Not counted: up to ${formatMonthly(added.cents)} of fees that the new plan’s label adds, depending on the address.`
            : `Counted: ${formatMonthly(added.cents)} of fees that the new plan’s label adds.`,
        ]
      : []),
    ...(overlapDays > 0
      ? [
          `While both run, we count whole bills from your old provider. If it credits unused days, you pay less.`,
        ]
      : []),
    ...(equipment.plan === 'return'
      ? [
          fee
            ? `Return your equipment in time and keep the receipt, or it costs ${fee}.`
            : 'Return your equipment in time and keep the receipt.',
        ]
      : []),
    `We assume your bill stays at ${formatMonthly(monthlyCents)}. Taxes are in your bill but not in the new price.`,
  ]
}
