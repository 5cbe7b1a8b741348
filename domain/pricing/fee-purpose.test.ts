import { expect, test } from 'vitest'
import { feePurposes, purposeOfName, withFeePurposes } from './fee-purpose.ts'

test.each([
  ['Self-Installation Activation', 'installation'],
  ['Set-up fee', 'installation'],
  ['Service activation', 'activation'],
  ['Device connection charge', 'activation'],
  ['Shipping and Handling', 'delivery'],
  ['Equipment Cost', 'equipment'],
  ['One-time fees on the label', 'all'],
  ['Late fee', 'other'],
])('the name %j tells that a fee is for %s', (name, purpose) => {
  expect(purposeOfName(name)).toBe(purpose)
})

test('what was stored before fees said what they are for has it from their names, wherever they stand in it', () => {
  const stored = {
    name: 'One Gig',
    schedule: {
      steps: [{ fromMonth: 1, monthlyCents: 100 }],
      oneTimeFees: [{ label: 'Installation', cents: 1 }],
    },
    priceLock: null,
  }
  const read = withFeePurposes({ plans: [stored] })
  expect(read.plans[0]?.schedule).toEqual({
    ...stored.schedule,
    oneTimeFees: [{ label: 'Installation', cents: 1, purpose: 'installation' }],
  })
})

test('what a fee says it is for stays, whatever its name, and what needs nothing is the same object', () => {
  const fees = feePurposes.map(purpose => ({ label: 'Installation', cents: 1, purpose }))
  const stored = { lists: [{ oneTimeFees: fees }] }
  expect(withFeePurposes(stored)).toBe(stored)
})
