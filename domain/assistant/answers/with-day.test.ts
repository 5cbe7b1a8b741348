import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { paidNow, thatBill } from './whose-bill.ts'
import { withDay } from './with-day.ts'

const catalogue = readSeed()
const dayOf = (text: string, plans: string[] = []) => withDay({ text, links: [], plans }, catalogue).text

test.each([
  ['monthly prices of plans that no card shows', 'Spectrum from $23.45/mo.'],
  ['the figures of kits', 'Ring: equipment $212.34, monitoring $10.00 to $20.00 a month.'],
  ['what is charged once', 'Metronet charges once: installation fee of $56.78.'],
])('the day stands behind %s', (_, text) => {
  expect(dayOf(text)).toMatch(/ Prices were checked or listed (?:on|between) \w+ \d{1,2}, 20\d\d/)
})

test('prices that were checked too long ago are said to have changed, perhaps', () => {
  const old = { ...catalogue, oldUntil: catalogue.asOf }
  const told = (text: string) => withDay({ text, links: [], plans: [] }, old).text
  expect(told('ADT has Basic $43.21/mo.')).toMatch(/ and may have changed since\.$/)
  expect(told('El chat no habla español. Desde $43.21 al mes.')).toMatch(/; pueden haber cambiado\.$/)
  expect(dayOf('ADT has Basic $43.21/mo.')).not.toContain('changed')
})

test('an answer in Spanish tells the day in Spanish, a card beside it or not', () => {
  const text = 'Este chat todavía no habla español. Spectrum desde $23.45 al mes.'
  expect(dayOf(text)).toMatch(/ Precios revisados o publicados el \d{1,2} de noviembre de 2026\.$/)
  expect(dayOf(text, ['spectrum-internet'])).toBe(dayOf(text))
})

test.each([
  ['no price', 'Ring and Cove have no contract by our guide.'],
  ['a day already', 'Spectrum is $23.45/mo, checked or listed on Nov 1, 2026.'],
  ['an amount of somebody else’s', 'Lifeline takes $6.78 a month off.'],
])('an answer with %s is left as it is', (_, text) => {
  expect(dayOf(text)).toBe(text)
})

test('who asks for somebody else is not told that they pay', () => {
  expect(paidNow('my mother is 81, she pays 94 a month', '$94.00/mo')).toBe('Paid now: $94.00/mo. ')
  expect(thatBill('my mother is 81, she pays 94 a month')).toBe('that bill')
  expect(paidNow('i pay 94 a month', '$94.00/mo')).toBe('You pay $94.00/mo. ')
  expect(thatBill('i pay 94 a month')).toBe('your bill')
})
