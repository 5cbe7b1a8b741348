import { monthlyPrices, type PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { type CurrentService, terminationFeeCents } from './current-service.ts'

/** How far a comparison looks ahead, in months. */
export const SWITCHING_HORIZON = 36

/** What is paid once for the switch, in the first month. */
export type SwitchCost = {
  kind: 'termination' | 'equipment' | 'overlap' | 'new-service'
  /** What the new provider calls it; empty for the others. */
  name: string
  cents: number
}

/** What a switch comes to against staying. Money in cents; savings below nothing are losses. */
export type SwitchComparison = {
  costs: SwitchCost[]
  /** What could not be counted because nobody said it. */
  notCounted: ('termination' | 'equipment')[]
  firstYearSavingCents: number
  /** From the first month in which all savings until then outweigh all costs; `null` where there is none in 36 months. */
  aheadFromMonth: number | null
  /** The first month after that in which they no longer do, such as after a higher later price. */
  behindAgainFromMonth: number | null
  /** The first month whose new price nobody publishes; the last published one is counted. `null` where all are known. */
  unpublishedFromMonth: number | null
  /** Each month's saving and the sum of all until then; month 1 bears what is paid once. */
  months: { month: number; savingCents: number; sumCents: number }[]
}

/**
 * Holds a plan against what somebody pays now. The bill of today is taken to stay as it is. Overlapping days are counted
 * as whole bills of the old provider, one for each 30 days begun: whether it credits unused days is its own matter, and
 * nothing is divided that nobody promised to divide.
 */
export function compareSwitch(current: CurrentService, schedule: PriceSchedule): SwitchComparison {
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
