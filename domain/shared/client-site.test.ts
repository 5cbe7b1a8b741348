import { expect, test } from 'vitest'
import { holdersOf, siteOf } from './client-site.ts'

test('IPv6 networks of one /48 are one site, and an IPv4 address is one by itself', () => {
  expect(siteOf('2001:db8:0:7')).toBe(siteOf('2001:db8:0:ffff'))
  expect(siteOf('2001:db8:0:7')).not.toBe(siteOf('2001:db8:1:7'))
  expect(siteOf('203.0.113.9')).toBe('203.0.113.9')
})

test('what a client holds open is counted for its network, and for the site of an IPv6 network', () => {
  expect(holdersOf('2001:db8:0:7', { each: 5, site: 15 })).toEqual([
    { name: '2001:db8:0:7', most: 5 },
    { name: '2001:db8:0', most: 15 },
  ])
  expect(holdersOf('203.0.113.9', { each: 5, site: 15 })).toEqual([{ name: '203.0.113.9', most: 5 }])
})
