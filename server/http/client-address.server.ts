import { isIP } from 'node:net'
import { CLIENT_ADDRESS_HEADER } from '#adapters/better-auth-library.server.ts'

/**
 * The client's address: the socket's, or what the outermost trusted proxy saw. Addresses that a client writes into
 * the header itself stand further left and are never looked at.
 */
export function clientAddress(request: Request, remoteAddress: string, trustedProxyHops: number): string {
  if (trustedProxyHops === 0) return remoteAddress
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map(part => part.trim())
  const address = forwarded.at(-trustedProxyHops)
  return address && isIP(address) ? address : remoteAddress
}

/** Writes the client's address where sessions are told of it, over whatever the client wrote there itself. */
export function tellClientAddress(request: Request, address: string): void {
  request.headers.set(CLIENT_ADDRESS_HEADER, address)
}
