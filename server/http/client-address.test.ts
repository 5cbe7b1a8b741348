import { expect, test } from 'vitest'
import { clientOf } from './client-address.server.ts'

const from = (remoteAddress: string, forwarded?: string, hops = 0) =>
  clientOf(
    new Request('http://localhost/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }),
    remoteAddress,
    hops,
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
