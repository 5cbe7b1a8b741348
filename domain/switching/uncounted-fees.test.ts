import { expect, test } from 'vitest'
import { flat } from '#domain/pricing/price-schedule.ts'
import { compareSwitch, type SwitchTarget } from './compare-switch.ts'
import type { CurrentService } from './current-service.ts'
import { assumptionsOf, verdictOf } from './switching-words.ts'

const today: CurrentService = {
  ...{ provider: 'Spectrum', monthlyCents: 9000, monthsLeft: 0, overlapDays: 0 },
  ...{ termination: { rule: 'none' }, equipment: { plan: 'none' } },
}
const told = (to: Omit<SwitchTarget, 'name'>) => {
  const comparison = compareSwitch(today, to)
  return { ...verdictOf(comparison), assumed: assumptionsOf(comparison, today, to).join(' ') }
}

test('a saving that leaves out a fee of the new plan is the most there can be, and names the fee', () => {
  const shipping = { cents: 0, upTo: false, unstated: 'Shipping and Handling (varies by location)' }
  const { headline, when, tone, assumed } = told({ schedule: flat(5000), fee: shipping })
  expect(headline).toBe('Switching saves at most $480.00 in the first year')
  expect(when).toBe('When you’re ahead depends on what isn’t counted below.')
  expect(tone).toBe('even')
  expect(assumed).toContain(
    'Not counted: Shipping and Handling (varies by location), which the new plan’s label adds.',
  )
  // Nothing is counted of it, so nothing says so.
  expect(assumed).not.toContain('Counted: $0.00')
})

test('so it is without a label, and with what a caller names', () => {
  const unlabeled = told({ schedule: { ...flat(5000), feesUnknown: true } })
  expect(unlabeled.headline).toContain('at most $480.00')
  expect(unlabeled.assumed).toContain('fees on top of the new price.')
  const named = told({ schedule: flat(10_000), uncounted: ['2 fees that may apply'] })
  expect(named.headline).toBe('Switching costs at least $120.00 more in the first year')
  expect(named.assumed).toContain('Not counted: 2 fees that may apply.')
})

test('where labels state lower prices, too, a saving is no bound, and what it counts is said', () => {
  const sold = { schedule: { ...flat(5000), feesUnknown: true, isAbout: true } as const }
  const cart = told({ ...sold, uncounted: ['8 fees that may apply'] })
  expect(cart.headline).toBe('Switching saves about $480.00 in the first year')
  expect(cart.when).toBe('When you’re ahead depends on the price at your address.')
  expect(cart.assumed).toContain(
    'We count our prices. A label has another one, or one that depends on the address.',
  )
  const plan = told({ schedule: flat(10_000), fee: { cents: 0, upTo: false, otherPrice: 'any' } })
  expect(plan.headline).toBe('Switching costs about $120.00 more in the first year')
  expect(plan.assumed).toContain('We count our price of the new plan.')
})
