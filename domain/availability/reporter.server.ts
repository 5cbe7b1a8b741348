import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** A person as far as we can tell one from another: the account, else the network address. */
type Person = { userId: string | null; clientAddress: string }

export type NameReporter = (person: Person) => string

/**
 * Names reporters by a keyed hash: the same person always gets the same name, and without the server's secret nobody
 * can find out whose it is. A home's IPv6 addresses change within its network, so the network (/64) counts.
 */
export function reporterNames(secret: string): NameReporter {
  const key = createHmac('sha256', secret).update('coverage reports').digest()
  return ({ userId, clientAddress }) =>
    createHmac('sha256', key)
      .update(userId === null ? `network:${networkOf(clientAddress)}` : `user:${userId}`)
      .digest('base64url')
}

function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const parts = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - parts.length - after.length)
  const groups = [...parts, ...Array<string>(zeros).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
