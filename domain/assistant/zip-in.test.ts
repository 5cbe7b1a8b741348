import { expect, test } from 'vitest'
import { zipIn } from './zip-in.ts'

test.each([
  ['who serves 78701?', '78701'],
  ['ZIP 05401-1234', '05401'],
  ['I am moving from 78701 to 90210', '90210'],
  ['Moving From 78701 To 90210', '90210'],
  ['78701, sorry I meant 78702', '78702'],
  ['is 78701 cheaper than 78702', '78701'],
  ['it costs $12345', null],
  ['call 5125550134', null],
])('%s', (text, zipCode) => {
  expect(zipIn(text)).toBe(zipCode)
})
