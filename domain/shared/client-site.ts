import type { Holder } from '#platform/count-held.ts'

/**
 * The site that a client's network belongs to: the first 48 bits of an IPv6 address, whose holder may have 65,536
 * networks (RFC 6177). An IPv4 address is a site of its own.
 */
export function siteOf(clientNetwork: string): string {
  const parts = clientNetwork.split(':')
  return parts.length === 4 ? parts.slice(0, 3).join(':') : clientNetwork
}

/** Who holds what a client has open: its network, and the site if that is more than the network. */
export function holdersOf(clientNetwork: string, most: { each: number; site: number }): Holder[] {
  const site = siteOf(clientNetwork)
  const own = { name: clientNetwork, most: most.each }
  return site === clientNetwork ? [own] : [own, { name: site, most: most.site }]
}
