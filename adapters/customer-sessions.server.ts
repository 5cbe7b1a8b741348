import type { Accounts } from '#domain/accounts/accounts.server.ts'
import { endSession } from '#domain/accounts/end-sessions.server.ts'
import { findSession } from '#domain/accounts/session-store.server.ts'
import type { Database } from '#platform/database.server.ts'
import { sessionCookieName } from './better-auth-library.server.ts'
import { sessionTokenOf } from './session-token.server.ts'

/** A session ends this long after sign-in, no matter how much it is used. */
const SESSION_LIFETIME_MS = 30 * 86_400_000

type Parts = { db: Database; secret: string; https: boolean; now: () => Date }

/** What almost every request needs from the library's sessions, in one query instead of the library's three. */
export function createCustomerSessions({ db, secret, https, now }: Parts) {
  const cookieName = sessionCookieName(https)

  const sessionOf: Accounts['sessionOf'] = async ({ headers }) => {
    const token = sessionTokenOf(headers, cookieName, secret)
    const session = token ? await findSession(db, token) : null
    if (!session) return null
    const { id, visitor, createdAt, expiresAt } = session
    const lives = expiresAt > now() && now().getTime() - createdAt.getTime() <= SESSION_LIFETIME_MS
    if (!lives) await endSession(db, visitor.id, id)
    return lives ? { visitor, sessionId: id } : null
  }

  return {
    sessionOf,

    /**
     * Ends the session that a request came with, unless `headers` renew it: somebody who signs in again gets a new
     * session, and nobody would end the old one later.
     */
    async endReplaced(request: Request, headers: Headers): Promise<void> {
      const replaced = await sessionOf(request)
      if (!replaced) return
      const cookie = headers.getSetCookie().map(line => line.split(';', 1)[0])
      const next = await sessionOf(new Request(request.url, { headers: { cookie: cookie.join('; ') } }))
      if (next?.sessionId !== replaced.sessionId)
        await endSession(db, replaced.visitor.id, replaced.sessionId)
    },
  }
}
