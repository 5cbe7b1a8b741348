import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { CLIENT_ADDRESS_HEADER } from '#adapters/better-auth-library.server.ts'

/** Where a request comes from, in one normalized form. */
export type Client = {
  /** An IPv4 address inside an IPv6 one becomes the IPv4 address. */
  clientAddress: string
  /**
   * What identifies one client: its IPv4 address, or the first 64 bits of its IPv6 address. A home or a rented server
   * has such a network to itself and can change addresses within it at will.
   */
  clientNetwork: string
}

/** Which proxies are trusted to name the client: a number of them in front, or any number in these ranges (CIDR). */
export type TrustedProxies = { hops: number; ranges: readonly string[] }

/** Trusts nobody: whoever connects is the client. */
export const noProxies: TrustedProxies = { hops: 0, ranges: [] }

/** Whether a connection from this address may be a proxy with many clients behind it. */
export function mayBeProxy(address: string, { hops, ranges }: TrustedProxies): boolean {
  return hops > 0 || isWithin(address, ranges)
}

/**
 * The client of a request. Each proxy appends the address that it saw to the right of `x-forwarded-for`. With ranges,
 * the client is the first from the right that isn't one of our proxies; with a number, it is the one that many places
 * from the right, or the leftmost of a shorter chain. What a client writes there itself is further left and is never
 * looked at.
 */
export function clientOf(
  request: { headers: Headers },
  remoteAddress: string,
  { hops, ranges }: TrustedProxies,
): Client {
  const told = hops > 0 || ranges.length > 0 ? (request.headers.get('x-forwarded-for') ?? '') : ''
  const forwarded = told === '' ? [] : told.split(',').map(withoutPort)
  if (ranges.length === 0) {
    const address = hops === 0 ? undefined : (forwarded.at(-hops) ?? forwarded[0])
    return normalized(address && isIP(address) ? address : remoteAddress)
  }
  let client = remoteAddress
  for (const address of forwarded.toReversed()) {
    if (!isWithin(client, ranges) || !isIP(address)) break
    client = address
  }
  return normalized(client)
}

/** Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(part: string): string {
  const address = part.trim()
  if (address.startsWith('[')) return address.slice(1, address.indexOf(']'))
  const colon = address.indexOf(':')
  return colon > 0 && colon === address.lastIndexOf(':') ? address.slice(0, colon) : address
}

function isWithin(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0 || !isIP(address)) return false
  const parsed = ipaddr.process(address)
  return ranges.some(range => {
    const [network, bits] = ipaddr.parseCIDR(range)
    return network.kind() === parsed.kind() && parsed.match([network, bits])
  })
}

/** What identifies the client of an address, as in `Client`. */
export const networkOf = (address: string): string => normalized(address).clientNetwork

function normalized(address: string): Client {
  // A socket that is already closed has no address.
  if (!isIP(address)) return { clientAddress: address, clientNetwork: address }
  const parsed = ipaddr.process(address)
  const clientAddress = parsed.toString()
  if (!(parsed instanceof ipaddr.IPv6)) return { clientAddress, clientNetwork: clientAddress }
  const network = parsed.parts.slice(0, 4).map(part => part.toString(16))
  return { clientAddress, clientNetwork: network.join(':') }
}

/** Sets the header that tells sessions the client's address, replacing whatever the client sent. */
export function tellClientAddress(request: Request, address: string): void {
  request.headers.set(CLIENT_ADDRESS_HEADER, address)
}
