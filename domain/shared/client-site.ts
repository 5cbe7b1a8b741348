/**
 * The site that a client's network belongs to: the first 48 bits of an IPv6 address, whose holder may have 65,536
 * networks (RFC 6177). An IPv4 address is a site of its own.
 */
export function siteOf(clientNetwork: string): string {
  const parts = clientNetwork.split(':')
  return parts.length === 4 ? parts.slice(0, 3).join(':') : clientNetwork
}
