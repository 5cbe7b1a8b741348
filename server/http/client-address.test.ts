import { expect, test } from 'vitest'
import { clientOf, mayBeProxy } from './client-address.server.ts'

const from = (remoteAddress: string, forwarded?: string, hops = 0, ranges: string[] = []) =>
  clientOf(
    new Request('http://localhost/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }),
    remoteAddress,
    { hops, ranges },
  )

test.each(['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '0:0:0:0:0:ffff:cb00:7109'])(
  '%s is one IPv4 client, however it is written',
  address => {
    expect(from(address)).toEqual({ clientAddress: '203.0.113.9', clientNetwork: '203.0.113.9' })
  },
)

test('IPv6 addresses of one /64 are one client, each with its own address', () => {
  const one = from('2001:db8:0:7::1')
  const other = from('2001:0DB8:0000:0007:ffff:ffff:ffff:ffff')
  expect(one.clientNetwork).toBe(other.clientNetwork)
  expect([one.clientAddress, other.clientAddress]).toEqual([
    '2001:db8:0:7::1',
    '2001:db8:0:7:ffff:ffff:ffff:ffff',
  ])
  expect(from('2001:db8:0:8::1').clientNetwork).not.toBe(one.clientNetwork)
})

test('behind a proxy the address that it saw counts, never one that the client wrote', () => {
  expect(from('10.0.0.1', '198.51.100.1, 2001:db8:0:7::5', 1)).toEqual(from('2001:db8:0:7::5'))
  expect(from('10.0.0.1', '198.51.100.1', 0).clientAddress).toBe('10.0.0.1')
  expect(from('10.0.0.1', 'nonsense', 1).clientAddress).toBe('10.0.0.1')
  expect(from('10.0.0.1', '1', 1).clientAddress).toBe('10.0.0.1')
})

test('a socket without an address is a client of its own', () => {
  expect(from('unknown')).toEqual({ clientAddress: 'unknown', clientNetwork: 'unknown' })
})

/** nginx, set up as in docs/operations.md, appends the address that it saw; so does a CDN in front of it. */
const throughProxy = (seen: string, forwarded = '') => (forwarded ? `${forwarded}, ${seen}` : seen)
const CDN = '198.51.100.20'
const PROXY = '10.0.0.5'
const visitors = Array.from({ length: 14 }, (_, index) => `203.0.113.${index + 1}`)

test.each([
  ['nobody in front', 0, [], (visitor: string) => from(visitor, undefined, 0)],
  ['a proxy', 1, [], (visitor: string) => from(PROXY, throughProxy(visitor), 1)],
  ['a CDN and a proxy', 2, [], (visitor: string) => from(PROXY, throughProxy(CDN, throughProxy(visitor)), 2)],
  [
    'a CDN and a proxy by their ranges',
    0,
    ['10.0.0.0/8', '198.51.100.0/24'],
    (visitor: string) =>
      from(PROXY, throughProxy(CDN, throughProxy(visitor)), 0, ['10.0.0.0/8', '198.51.100.0/24']),
  ],
])('with %s fourteen visitors are fourteen', (_, hops, ranges, ask) => {
  expect(visitors.map(visitor => ask(visitor).clientAddress)).toEqual(visitors)
  // What a visitor writes into the header changes nothing.
  const lies = (visitor: string) => throughProxy(visitor, '192.0.2.66, 192.0.2.67')
  if (hops === 1) expect(from(PROXY, lies('203.0.113.7'), 1).clientAddress).toBe('203.0.113.7')
  if (hops === 2 || ranges.length > 0) {
    const header = throughProxy(CDN, lies('203.0.113.7'))
    expect(from(PROXY, header, hops, ranges).clientAddress).toBe('203.0.113.7')
  }
})

test('by ranges, whoever comes past the CDN is who they are and cannot name somebody else', () => {
  const ranges = ['10.0.0.0/8', '198.51.100.0/24', '2001:db8:cd::/48']
  const past = throughProxy('203.0.113.66', '192.0.2.1, 198.51.100.20')
  expect(from(PROXY, past, 0, ranges).clientAddress).toBe('203.0.113.66')
  expect(from('203.0.113.66', '192.0.2.1', 0, ranges).clientAddress).toBe('203.0.113.66')
  expect(from('2001:db8:cd::9', '203.0.113.5', 0, ranges).clientAddress).toBe('203.0.113.5')
  expect(from(PROXY, 'nonsense, 198.51.100.20', 0, ranges).clientAddress).toBe(CDN)
  expect(from(PROXY, undefined, 0, ranges).clientAddress).toBe(PROXY)
})

test('a chain shorter than it should be ends at the one furthest away, and ports are left out', () => {
  expect(from(PROXY, '203.0.113.9', 2).clientAddress).toBe('203.0.113.9')
  expect(from(PROXY, '203.0.113.9:4711', 1).clientAddress).toBe('203.0.113.9')
  expect(from(PROXY, '[2001:db8::1]:4711', 1).clientAddress).toBe('2001:db8::1')
})

test('who connects past every proxy is counted by themselves', () => {
  expect(mayBeProxy('203.0.113.9', { hops: 0, ranges: [] })).toBe(false)
  expect(mayBeProxy('203.0.113.9', { hops: 1, ranges: [] })).toBe(true)
  expect(mayBeProxy('203.0.113.9', { hops: 0, ranges: ['10.0.0.0/8'] })).toBe(false)
  expect(mayBeProxy('::ffff:10.1.2.3', { hops: 0, ranges: ['10.0.0.0/8'] })).toBe(true)
})
