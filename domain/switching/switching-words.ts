import type { AddedFee } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { SwitchComparison, SwitchCost, SwitchTarget } from './compare-switch.ts'
import { SWITCHING_HORIZON } from './compare-switch.ts'
import type { CurrentService } from './current-service.ts'

/** The answer as a headline and the sentence below it. */
export type Verdict = { headline: string; when: string; tone: 'good' | 'even' | 'bad' }

/** What a switch comes to, said plainly: a loss is called a loss. */
export function verdictOf(comparison: SwitchComparison): Verdict {
  const { firstYearSavingCents: saving, unpublishedFromMonth, isMost } = comparison
  const guess = unpublishedFromMonth !== null && unpublishedFromMonth <= 12 ? ' if the new price stays' : ''
  const uncounted = comparison.notCounted.length > 0
  const when = whenAhead(comparison)
  const year = `in the first year${guess}${beforeFees(comparison)}`
  if (saving > 0) {
    // What isn't counted may be more than what is saved.
    return {
      tone: uncounted || isMost ? 'even' : 'good',
      when,
      headline: `Switching saves ${boundOf(comparison, 'at most')}${formatCents(saving)} ${year}`,
    }
  }
  if (saving === 0)
    return {
      tone: 'even',
      when,
      headline: `Switching costs ${boundOf(comparison, 'at least')}the same ${year}`,
    }
  const more = formatCents(-saving)
  const least = boundOf(comparison, 'at least')
  return { tone: 'bad', when, headline: `Switching costs ${least}${more} more ${year}` }
}

/** What an amount is if not everything is known: the most that is saved, the least that is paid, or neither. */
export function boundOf({ isMost, isAbout }: SwitchComparison, bound: 'at most' | 'at least'): string {
  if (isAbout) return 'about '
  return isMost ? `${bound} ` : ''
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
  if (comparison.isAbout) return 'When you’re ahead depends on the price at your address.'
  if (comparison.isMost) return 'When you’re ahead depends on what isn’t counted below.'
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
  { fee: added, schedule, uncounted = [] }: Pick<SwitchTarget, 'fee' | 'schedule' | 'uncounted'>,
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
          unpublishedFromMonth === 2
            ? 'The new plan’s price may change anytime. We count today’s; if it goes up, you save less.'
            : `The new plan’s price from month ${unpublishedFromMonth} isn’t published. We count the last published price; if it goes up, you save less.`,
        ]
      : []),
    ...(added ? addedFees(added) : []),
    ...uncounted.map(one => `Not counted: ${one}.`),
    ...(schedule.isAbout && !added
      ? ['We count our prices. A label has another one, or one that depends on the address.']
      : []),
    ...(schedule.feesUnknown && !added && uncounted.length === 0
      ? ['Not counted: fees on top of the new price. We found no label that states them.']
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

/** What of the fees that the new plan's label adds is counted, and what isn't. */
function addedFees({ cents, upTo, unstated, otherPrice }: AddedFee): string[] {
  const amount = `${formatMonthly(cents)} of fees that the new plan’s label adds`
  return [
    ...(cents > 0 && !upTo ? [`Counted: ${amount}.`] : []),
    ...(cents > 0 && upTo ? [`Not counted: up to ${amount}, depending on the address.`] : []),
    ...(unstated ? [`Not counted: ${unstated}, which the new plan’s label adds.`] : []),
    ...(otherPrice
      ? ['We count our price of the new plan. Its label has another one, or one that depends on the address.']
      : []),
  ]
}
