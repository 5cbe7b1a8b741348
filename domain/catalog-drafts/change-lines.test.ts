import { expect, test } from 'vitest'
import { flat } from '#domain/pricing/price-schedule.ts'
import { changeLines } from './change-lines.ts'

const plan = (fees: readonly [string, number][], monthlyCents = 5_015) => ({
  id: 'metronet-500',
  name: 'Fiber 500',
  schedule: {
    steps: [{ fromMonth: 1, monthlyCents }],
    oneTimeFees: fees.map(([label, cents]) => ({ label, cents, purpose: 'activation' })),
  },
})

test('a fee that is added, one that is removed and one that changes are told apart, in dollars', () => {
  const [none, one] = [plan([]), plan([['Activation fee', 5_125]])]
  expect(changeLines('plan', none, one)).toEqual(['Activation fee added: $51.25 once'])
  expect(changeLines('plan', one, none)).toEqual(['Activation fee removed: it was $51.25 once'])
  expect(changeLines('plan', one, plan([['Activation fee', 5_500]]))).toEqual([
    'Activation fee: $51.25 to $55.00 once',
  ])
})

test('a price is told from what to what, and what stayed is not told', () => {
  expect(changeLines('plan', plan([]), plan([], 5_515))).toEqual(['Price: $50.15/mo to $55.15/mo'])
  expect(changeLines('plan', plan([]), { ...plan([]), name: 'Fiber 500 Mbps' })).toEqual([
    'Name: Fiber 500 to Fiber 500 Mbps',
  ])
  expect(changeLines('plan', plan([]), plan([]))).toEqual([])
})

test('what a fee is for is told where its name doesn’t say it, and of an older event nothing is made of it', () => {
  const fee = (more: object) => ({
    id: 'metronet-500',
    schedule: { ...flat(5015), oneTimeFees: [{ label: 'Setup card', cents: 5115, ...more }] },
  })
  const [older, same, other] = [{}, { purpose: 'installation' }, { purpose: 'equipment' }].map(fee)
  expect(changeLines('plan', older ?? {}, same ?? {})).toEqual([])
  expect(changeLines('plan', same ?? {}, other ?? {})).toEqual([
    'Setup card: $51.15 to $51.15 once (equipment)',
  ])
})
