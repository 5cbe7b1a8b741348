import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { CLIENT_ADDRESS_HEADER } from '#adapters/better-auth-library.server.ts'

/** Where a request comes from, written in one way only. */
export type Client = {
  /** An IPv4 address written inside an IPv6 one comes as the IPv4 address. */
  clientAddress: string
  /**
   * What stands for one client: its IPv4 address, or the first 64 bits of its IPv6 address. A home or a rented server
   * has such a network to itself and may change addresses within it at will.
   */
  clientNetwork: string
}

/**
 * The client of a request: the socket's address, or what the outermost trusted proxy saw. Addresses that a client
 * writes into the header itself stand further left and are never looked at.
 */
export function clientOf(request: Request, remoteAddress: string, trustedProxyHops: number): Client {
  if (trustedProxyHops === 0) return normalized(remoteAddress)
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map(part => part.trim())
  const address = forwarded.at(-trustedProxyHops)
  return normalized(address && isIP(address) ? address : remoteAddress)
}

function normalized(address: string): Client {
  // A socket that is gone already has no address.
  if (!isIP(address)) return { clientAddress: address, clientNetwork: address }
  const parsed = ipaddr.process(address)
  const clientAddress = parsed.toString()
  if (!(parsed instanceof ipaddr.IPv6)) return { clientAddress, clientNetwork: clientAddress }
  const network = parsed.parts.slice(0, 4).map(part => part.toString(16))
  return { clientAddress, clientNetwork: network.join(':') }
}

/** Writes the client's address where sessions are told of it, over whatever the client wrote there itself. */
export function tellClientAddress(request: Request, address: string): void {
  request.headers.set(CLIENT_ADDRESS_HEADER, address)
}
