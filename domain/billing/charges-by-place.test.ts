import { expect, test } from 'vitest'
import { chargesByPlace } from './charges-by-place.ts'
import type { CertainCharge, Charge, LabelCharges } from './label-charges.ts'

const certain = (name: string, cents: number): CertainCharge => {
  return { name, every: 'month', cents, upTo: false, text: String(cents / 100) }
}
const label = (own: CertainCharge[], depending: Charge[] = []): LabelCharges => {
  return { certain: own, depending, taxes: null }
}
const amounts = (charges: Charge[]) => charges.map(({ name, cents, upTo }) => [name, cents, upTo])

test('what every label of a plan charges alike is certain', () => {
  const both = chargesByPlace([label([certain('Recovery fee', 300)]), label([certain('Recovery fee', 300)])])
  expect(amounts(both.certain)).toEqual([['Recovery fee', 300, false]])
  expect(both.depending).toEqual([])
})

test('what some places pay and others do not, or not as much, is never counted: the most is told', () => {
  const fees = [140, 300, 200].map(cents => label([certain('Provider fees', cents)]))
  const differing = chargesByPlace(fees)
  expect(differing.certain).toEqual([])
  expect(amounts(differing.unstated ?? [])).toEqual([['Provider fees', 300, true]])
  const some = chargesByPlace([label([]), label([certain('Provider fees', 140)])])
  expect([some.certain, amounts(some.unstated ?? [])]).toEqual([[], [['Provider fees', 140, true]]])
  // Nobody chooses them: beside what depends on a choice they would look as if one could.
  expect([...differing.depending, ...some.depending]).toEqual([])
})

test('what depends on a choice is told once, and one without an amount before any amount', () => {
  const rental: Charge = { ...certain('Router rental', 1000), upTo: false }
  const unknown: Charge = { ...rental, cents: null, text: 'Varies' }
  expect(amounts(chargesByPlace([label([], [rental]), label([], [rental])]).depending)).toEqual([
    ['Router rental', 1000, false],
  ])
  expect(amounts(chargesByPlace([label([], [rental]), label([], [unknown])]).depending)).toEqual([
    ['Router rental', null, false],
  ])
})
