import { createHmac } from 'node:crypto'

/** A person as far as we can tell people apart: the account, or else the client's network. */
type Reporter = { userId: string | null; clientNetwork: string }

export type NameReporter = (reporter: Reporter) => string

/**
 * Identifies reporters by a keyed hash: the same person always gets the same name, and without the server's secret
 * nobody can find out whose it is.
 */
export function reporterNames(secret: string): NameReporter {
  const key = createHmac('sha256', secret).update('coverage reports').digest()
  return ({ userId, clientNetwork }) =>
    createHmac('sha256', key)
      .update(userId === null ? `network:${clientNetwork}` : `user:${userId}`)
      .digest('base64url')
}
