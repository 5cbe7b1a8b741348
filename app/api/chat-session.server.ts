import { createSession } from '#domain/assistant/create-session.server.ts'
import { findSession, type StoredSession } from '#domain/assistant/session-store.server.ts'
import type { Services } from '../contexts.ts'

/** How long a conversation comes back in the same browser. */
const COOKIE_SECONDS = 30 * 86_400

const cookieName = (https: boolean) => (https ? '__Host-plainwire-chat' : 'plainwire-chat')

/** The conversation that the request's own cookie opens; a forged or foreign one opens none. */
export function ownChatSession(
  { db }: Pick<Services, 'db'>,
  request: Request,
  { userId, https }: { userId: string | null; https: boolean },
): Promise<StoredSession | null> {
  const prefix = `${cookieName(https)}=`
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const key = cookies.find(cookie => cookie.startsWith(prefix))?.slice(prefix.length) ?? null
  return findSession(db, key, userId)
}

/** A fresh conversation with the cookie that opens it: unreadable for scripts, sent to this site alone. */
export async function newChatSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, https }: { userId: string | null; https: boolean },
): Promise<{ session: StoredSession; cookie: string }> {
  const { key, session } = await createSession(db, userId, now())
  const cookie = [
    `${cookieName(https)}=${key}`,
    'Path=/',
    `Max-Age=${COOKIE_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(https ? ['Secure'] : []),
  ].join('; ')
  return { session, cookie }
}
