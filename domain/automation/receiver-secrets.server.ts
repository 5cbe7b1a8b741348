import { randomBytes } from 'node:crypto'
import type { Sealer } from '#platform/sealer.server.ts'
import type { StoredReceiver } from './receiver-store.server.ts'

/** A secret as the Standard Webhooks scheme writes it: 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

type Sealed = Pick<StoredReceiver, 'id' | 'secret' | 'formerSecret' | 'formerUntil'>

/**
 * The secrets that sign for a receiver at a moment: its own, and the one before while that still counts. Throws where
 * they cannot be opened: AUTH_SECRET is another one than when they were made.
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
