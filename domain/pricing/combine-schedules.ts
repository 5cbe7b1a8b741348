import { flat, monthlyPrices, type OneTimeFee, type PriceSchedule, type PriceStep } from './price-schedule.ts'

/**
 * The combined schedule of several services: months and fees add up, fees with the same name become one, which is for what all of them are for. A month
 * counts as published only if every part publishes it, and a fee of one part that nobody can count is one of all. The order of the parts makes no difference; no parts cost
 * nothing.
 */
export function combineSchedules(schedules: readonly PriceSchedule[]): PriceSchedule {
  if (schedules.length === 0) return flat(0)
  const lastChange = Math.max(...schedules.flatMap(schedule => schedule.steps.map(step => step.fromMonth)))
  const parts = schedules.map(schedule => monthlyPrices(schedule, lastChange))
  const steps: PriceStep[] = []
  let counted: number | undefined
  for (let month = 1; month <= lastChange; month += 1) {
    const prices = parts.flatMap(part => part[month - 1] ?? [])
    const countedCents = prices.reduce((sum, price) => sum + price.countedCents, 0)
    const monthlyCents = prices.every(price => price.cents !== null) ? countedCents : null
    const isKnown = monthlyCents !== null
    const wasKnown = steps.at(-1)?.monthlyCents !== null
    if (counted === undefined || countedCents !== counted || isKnown !== wasKnown) {
      const isGuess = !isKnown && countedCents !== counted
      steps.push({ fromMonth: month, monthlyCents, ...(isGuess ? { assumedCents: countedCents } : {}) })
    }
    counted = countedCents
  }
  return {
    steps,
    oneTimeFees: mergeFees(schedules.flatMap(schedule => schedule.oneTimeFees)),
    ...(schedules.some(schedule => schedule.feesUnknown) ? { feesUnknown: true } : {}),
    ...(schedules.some(schedule => schedule.isAbout) ? { isAbout: true } : {}),
  }
}

function mergeFees(fees: readonly OneTimeFee[]): OneTimeFee[] {
  const sums = new Map<string, OneTimeFee>()
  for (const fee of fees) {
    const { cents, purpose } = sums.get(fee.label) ?? { ...fee, cents: 0 }
    sums.set(fee.label, {
      ...{ label: fee.label, cents: cents + fee.cents },
      purpose: purpose === fee.purpose ? purpose : 'other',
    })
  }
  return [...sums.values()].toSorted((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0))
}
