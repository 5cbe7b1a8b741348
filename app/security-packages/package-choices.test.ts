import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { readChoice } from './package-choices.ts'
import { defaultPayment } from './package-ways.ts'

const catalogue = readSeed()
const [withChoices] = catalogue.packagesOf('vivint').filter(pack => pack.choices)
const [plain] = catalogue.packagesOf('adt')
if (!withChoices?.choices || !plain) throw new Error('The catalog lacks a package of each kind')
const { kit } = withChoices.choices

test('what was chosen of a package is read again', () => {
  const choice = { payment: { way: 'starter' as const, kitCents: kit.minCents }, internetId: 'metronet' }
  expect(readChoice(withChoices, JSON.parse(JSON.stringify(choice)))).toEqual(choice)
  expect(readChoice(plain, { internetId: 'spectrum' })).toEqual({
    payment: defaultPayment(plain),
    internetId: 'spectrum',
  })
})

test.each([
  ['nothing', undefined],
  ['no object', 'kit'],
  ['a price that isn’t offered', { payment: { way: 'kit', kitCents: kit.minCents + 1 } }],
  ['an unknown way', { payment: { way: 'barter', kitCents: kit.minCents } }],
  ['damaged parts', { payment: null, internetId: 7 }],
])('%s leads to the defaults', (_, stored) => {
  expect(readChoice(withChoices, stored)).toEqual({ payment: defaultPayment(withChoices), internetId: '' })
})
