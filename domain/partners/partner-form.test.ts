import { expect, test } from 'vitest'
import { isPartnerMark } from '#domain/shared/partner-mark.ts'
import { newPartner, originOf } from './partner-form.ts'

test('a site is an origin, by https or on a developer’s own machine', () => {
  expect(originOf('https://WWW.City.example/')).toBe('https://www.city.example')
  expect(originOf(' https://city.example:8443 ')).toBe('https://city.example:8443')
  expect(originOf('http://localhost:3000')).toBe('http://localhost:3000')
  for (const bad of [
    ...['http://city.example', 'city.example', '*', 'https://*.city.example', 'https://city.example/a'],
    ...[
      'https://user@city.example',
      'https://city.example?x',
      'javascript:alert(1)',
      "https://a.example; 'self'",
    ],
  ]) {
    expect([bad, originOf(bad)]).toEqual([bad, null])
  }
})

test('a mark is short and plain', () => {
  for (const good of ['a', 'city-of-austin', '7'.repeat(40)]) expect(isPartnerMark(good)).toBe(true)
  for (const bad of ['', '-a', 'a-', 'City', 'a b', 'a_b', '7'.repeat(41), 'á']) {
    expect([bad, isPartnerMark(bad)]).toEqual([bad, false])
  }
})

test('an empty number of requests is asked for, and no zero', () => {
  const form = { name: 'City of Austin', mark: 'city-of-austin', sites: '' }
  expect(newPartner.safeParse({ ...form, dailyQuota: ' ' }).error?.issues).toMatchObject([
    { path: ['dailyQuota'], message: 'Enter a number' },
  ])
  expect(newPartner.safeParse({ ...form, dailyQuota: '0' }).data).toMatchObject({ dailyQuota: 0 })
})
