import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not the public internet (IANA special-purpose registries), where our own machines may be. */
// Two lists, because a single one would match every IPv4 address by its mapped form.
const hidden = { ipv4: new BlockList(), ipv6: new BlockList() }
const v4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
const v6 = [
  // Apart from these, only 2000::/3 has been assigned at all.
  ...['::/3', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '4000::/2', '8000::/1'],
]
for (const [list, family] of [
  [v4, 'ipv4'],
  [v6, 'ipv6'],
] as const) {
  for (const network of list) {
    const [address = '', bits = ''] = network.split('/')
    hidden[family].addSubnet(address, Number(bits), family)
  }
}

/** Whether an IP address is on the public internet. An IPv4 address written as IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '')
  const family = isIP(plain)
  if (family === 0) return false
  return family === 4 ? !hidden.ipv4.check(plain, 'ipv4') : !hidden.ipv6.check(plain, 'ipv6')
}

/** A name resolved to an address that we must not send anything to. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/**
 * Looks up a name for a connection, and refuses if any of its addresses is not public. The connection goes to the
 * exact address that was checked, so a name that resolves differently a moment later changes nothing.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    const stranger = addresses.find(({ address }) => !isPublicAddress(address))
    if (stranger || !first) {
      return callback(new PrivateAddressError(`${hostname} leads to an address that is not public`), '', 0)
    }
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
