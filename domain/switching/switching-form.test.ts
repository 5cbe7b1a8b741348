import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposalOf } from './bill-proposal.ts'
import { readBill } from './read-bill.ts'
import { EMPTY_SWITCHING, readSwitching, switchingDraftOf } from './switching-form.ts'

const draft = { ...EMPTY_SWITCHING, bill: '88.88' }

test('a bill alone is enough', () => {
  expect(readSwitching(draft)).toEqual({
    ok: true,
    service: {
      provider: '',
      monthlyCents: 8888,
      monthsLeft: 0,
      termination: { rule: 'none' },
      equipment: { plan: 'none' },
      overlapDays: 0,
    },
  })
})

test('each fault stands beside its field, in words', () => {
  const faults = (changes: Partial<typeof draft>) => {
    const reading = readSwitching({ ...draft, ...changes })
    return reading.ok ? {} : reading.errors
  }
  for (const bill of ['', '9999'])
    expect(faults({ bill })).toEqual({
      bill: 'Enter your monthly bill in dollars, such as 89.99, up to $5,000',
    })
  expect(faults({ bill: '0' })).toHaveProperty('bill')
  expect(faults({ bill: '$4,999.99' })).toEqual({})
  expect(faults({ bill: '5000.01' })).toHaveProperty('bill')
  expect(faults({ bill: '89,99' })).toHaveProperty('bill')
  expect(faults({ monthsLeft: '61' })).toEqual({
    monthsLeft: 'Enter the months left as a number from 0 to 60',
  })
  expect(faults({ overlapDays: 'two' })).toHaveProperty('overlapDays')
  expect(faults({ monthsLeft: '3', rule: 'flat', fee: 'x' })).toHaveProperty('fee')
  expect(Object.keys(faults({ monthsLeft: '3', rule: 'declining' }))).toEqual([
    'fee',
    'lessPerMonth',
    'monthsServed',
  ])
  expect(faults({ equipment: 'keep', equipmentFee: 'much' })).toHaveProperty('equipmentFee')
})

test('what is not shown is not held against anybody, and stays typed', () => {
  expect(readSwitching({ ...draft, rule: 'flat', fee: 'x', equipmentFee: 'y' }).ok).toBe(true)
})

test('a stored draft comes back as it was; a damaged one costs no more than its damage', () => {
  const full = { ...draft, provider: 'Cox', monthsLeft: '4', rule: 'declining', equipment: 'keep' } as const
  expect(switchingDraftOf(JSON.parse(JSON.stringify(full)))).toEqual(full)
  expect(switchingDraftOf({ bill: '80', rule: 'odd', provider: 7, more: 'x' })).toEqual({
    ...EMPTY_SWITCHING,
    bill: '80',
  })
  expect(switchingDraftOf(null)).toEqual(EMPTY_SWITCHING)
})

test('whatever is typed, it is read or refused by field', () => {
  fc.assert(
    fc.property(
      fc.record({ bill: fc.string(), monthsLeft: fc.string(), overlapDays: fc.string() }),
      typed => {
        const reading = readSwitching({ ...draft, ...typed })
        if (reading.ok) expect(reading.service.monthlyCents).toBeGreaterThan(0)
        else expect(Object.keys(reading.errors).length).toBeGreaterThan(0)
      },
    ),
  )
})

test('a bill fills in the fields that it tells of, as somebody would type them', () => {
  const reading = readBill(['Router rental $15.00', 'Early termination fee $120.00', 'Amount due $205.50'])
  expect(proposalOf(reading)).toEqual({ bill: '85.50', rule: 'flat', fee: '120.00', equipment: 'return' })
  expect(proposalOf(readBill(['Hello']))).toEqual({})
  expect(proposalOf(readBill(['Charter Communications', 'Amount due $80.00']))).toEqual({
    provider: 'Spectrum',
    bill: '80.00',
  })
})
