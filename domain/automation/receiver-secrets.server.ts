import { randomBytes } from 'node:crypto'
import type { Sealer } from '#platform/sealer.server.ts'
import type { StoredReceiver } from './receiver-store.server.ts'

/** A secret as the Standard Webhooks scheme writes it: 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

type Sealed = Pick<StoredReceiver, 'id' | 'secret' | 'formerSecret' | 'formerUntil'>

/**
 * The secrets that sign for a receiver at a given time: its own, and the previous one while that still counts. Throws
 * if they can't be opened, which means that AUTH_SECRET changed since they were made.
 */
export function secretsOf(sealer: Sealer, receiver: Sealed, at: Date): string[] {
  const open = (sealed: string) => {
    const secret = sealer.unseal(sealed, receiver.id)
    if (secret === null) throw new Error(`The secret of the receiver ${receiver.id} cannot be opened`)
    return secret
  }
  const { secret, formerSecret, formerUntil } = receiver
  return formerSecret && formerUntil && formerUntil > at ? [open(secret), open(formerSecret)] : [open(secret)]
}
