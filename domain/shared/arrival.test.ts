import { expect, test } from 'vitest'
import { NO_ARRIVAL, readArrival } from './arrival.ts'

const read = (told: string, more: Record<string, string> = {}) =>
  readArrival(new Headers({ 'x-arrival': told, ...more }))

test('a link says its source, medium and campaign, made plain', () => {
  expect(read('utm_source=Google&utm_medium=CPC&utm_campaign=Fall%20Fiber!')).toEqual({
    source: 'google / cpc',
    campaign: 'fall-fiber',
  })
  expect(read('utm_campaign=movers')).toEqual({ source: '', campaign: 'movers' })
})

test('what could name a person, is too long or is not told is dropped', () => {
  expect(read('utm_source=bo%40example.com&utm_campaign=user-123456789')).toEqual(NO_ARRIVAL)
  expect(read(`utm_source=${'x'.repeat(90)}`).source).toHaveLength(40)
  expect(read(`utm_source=${'x'.repeat(500)}`)).toEqual(NO_ARRIVAL)
  expect(readArrival(new Headers())).toEqual(NO_ARRIVAL)
})

test('a browser that sends Global Privacy Control came from nowhere', () => {
  expect(read('utm_source=google', { 'sec-gpc': '1' })).toEqual(NO_ARRIVAL)
})
