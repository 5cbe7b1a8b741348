import {
  type AddedFee,
  monthlyPrices,
  type PriceSchedule,
  withAddedFee,
} from '#domain/pricing/price-schedule.ts'
import { type CurrentService, terminationFeeCents } from './current-service.ts'

/** How many months a comparison looks ahead. */
export const SWITCHING_HORIZON = 36

/** What somebody would switch to. */
export type SwitchTarget = {
  /** Such as `Metronet 500 Mbps` or `what’s in your cart`. */
  name: string
  schedule: PriceSchedule
  /** What the label adds each month, if the schedule leaves it out. */
  fee?: AddedFee
  /** What else may come on top and isn't counted, each as a sentence goes on after 'Not counted: '. */
  uncounted?: readonly string[]
}

/** What the switch costs once, in the first month. */
export type SwitchCost = {
  kind: 'termination' | 'equipment' | 'overlap' | 'new-service'
  /** The new provider's name for it; empty for the others. */
  name: string
  cents: number
}

/** What a switch comes to compared with staying. Money in cents; negative savings are losses. */
export type SwitchComparison = {
  costs: SwitchCost[]
  /** Whether something of the new service isn't counted, so that savings are no more than the most there can be. */
  isMost: boolean
  /** Whether the new price may be a lower one for a home, too: savings are no bound in either direction. */
  isAbout: boolean
  /** What couldn't be counted because nobody gave it. */
  notCounted: ('termination' | 'equipment')[]
  firstYearSavingCents: number
  /** The first month in which the savings so far exceed the costs; `null` if there is none within 36 months. */
  aheadFromMonth: number | null
  /** The first month after that in which they no longer do, for example after a higher later price. */
  behindAgainFromMonth: number | null
  /** The first month with an unpublished new price; the last published one is used. `null` if all are known. */
  unpublishedFromMonth: number | null
  /** Each month's saving and the running sum; month 1 includes the one-time costs. */
  months: { month: number; savingCents: number; sumCents: number }[]
}

/**
 * Compares a plan with what somebody pays now. Today's bill is assumed to stay as it is. Overlapping days are counted
 * as whole bills from the old provider, one for each 30 days begun: whether it credits unused days is up to the
 * provider, so nothing is prorated that nobody promised to prorate. A fee of the label counts if its amount is known.
 */
export function compareSwitch(
  current: CurrentService,
  { schedule: listed, fee, uncounted = [] }: Omit<SwitchTarget, 'name'>,
): SwitchComparison {
  const schedule = withAddedFee(listed, fee)
  const { costs, notCounted } = costsOf(current, schedule)
  const onceCents = costs.reduce((sum, cost) => sum + cost.cents, 0)
  const prices = monthlyPrices(schedule, SWITCHING_HORIZON)
  let sumCents = 0
  const months = prices.map(({ month, countedCents }) => {
    const savingCents = current.monthlyCents - countedCents - (month === 1 ? onceCents : 0)
    sumCents += savingCents
    return { month, savingCents, sumCents }
  })
  const ahead = months.find(one => one.sumCents > 0)
  const behind = ahead && months.find(one => one.month > ahead.month && one.sumCents < 0)
  return {
    costs,
    isMost: schedule.feesUnknown === true || uncounted.length > 0,
    isAbout: schedule.isAbout === true,
    notCounted,
    firstYearSavingCents: months[11]?.sumCents ?? 0,
    aheadFromMonth: ahead?.month ?? null,
    behindAgainFromMonth: behind?.month ?? null,
    unpublishedFromMonth: prices.find(price => price.cents === null)?.month ?? null,
    months,
  }
}

function costsOf(current: CurrentService, schedule: PriceSchedule) {
  const costs: SwitchCost[] = schedule.oneTimeFees.map(({ label, cents }) => {
    return { kind: 'new-service', name: label, cents }
  })
  const notCounted: SwitchComparison['notCounted'] = []
  const { equipment, monthlyCents, overlapDays } = current
  const termination = terminationFeeCents(current)
  if (termination === null) notCounted.push('termination')
  else if (termination > 0) costs.push({ kind: 'termination', name: '', cents: termination })
  if (equipment.plan === 'keep') {
    if (equipment.feeCents === null) notCounted.push('equipment')
    else if (equipment.feeCents > 0) costs.push({ kind: 'equipment', name: '', cents: equipment.feeCents })
  }
  const overlapCents = Math.ceil(overlapDays / 30) * monthlyCents
  if (overlapCents > 0) costs.push({ kind: 'overlap', name: '', cents: overlapCents })
  return { costs, notCounted }
}
