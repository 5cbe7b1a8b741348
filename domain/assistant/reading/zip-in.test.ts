import { expect, test } from 'vitest'
import { zipIn } from './zip-in.ts'

test.each([
  ['who serves 78701?', '78701'],
  ['ZIP 05401-1234', '05401'],
  ['I am moving from 78701 to 90210', '90210'],
  ['Moving From 78701 To 90210', '90210'],
  ['78701, sorry I meant 78702', '78702'],
  ['48226 wait 48202', '48202'],
  ['30305, no 30308', '30308'],
  ['need wifi for my apt 97401', '97401'],
  ['is 78701 cheaper than 78702', '78701'],
  ['85004 is my work, house is 85041', '85041'],
  ['it costs $12345', null],
  ['call 5125550134', null],
  ['my order PW-12345 hasnt shown up', null],
  ['PW12345', null],
  ['order #12345', null],
  ['# 12345', null],
  ['order 12345 where is it', null],
  ['my account number is 12345', null],
  ['12345 is my order number', null],
  ['order number 12345, I live in 78701', '78701'],
  ['I make 30000 a year', null],
  ['is there a 10000 mbps plan', null],
  ['12034 Oak Hill Dr, 78704', '78704'],
  ['apt 12345', null],
  ['I want to order in 78701', '78701'],
  ['best deal in tx-78701', '78701'],
  ['cheapest internet78701', null],
  ['78701 is my zip', '78701'],
  ['my zip code is 78701', '78701'],
])('%s', (text, zipCode) => {
  expect(zipIn(text)).toBe(zipCode)
})
