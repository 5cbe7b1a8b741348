import { clientRefusedForNow, refusedForNow } from '#domain/shared/define-operation.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { Refusal, WebCaller } from '#domain/shared/operation.ts'
import type { Database } from '#platform/database.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import { createSession } from './create-session.server.ts'
import { findSession, type StoredSession } from './session-store.server.ts'

/** Whoever chats, and the key that opens their conversation: a secret of their browser, read and kept by the transport. */
export type ChatCaller = WebCaller & {
  conversationKey: { read(): string | null; keep(key: string): void; forget(): void }
  /** Takes the answer while it is being written, where the caller wants that. */
  onDraft?: ((text: string) => void) | undefined
}

export type ChatSessionDeps = { db: Database; now: () => Date; limiter: RateLimiter<LimitName> }

/** The caller's own conversation, and who is signed in; a forged or foreign key opens none. */
export async function ownSession(
  { db }: Pick<ChatSessionDeps, 'db'>,
  caller: ChatCaller,
): Promise<{ session: StoredSession | null; userId: string | null }> {
  const userId = (await caller.visitor())?.id ?? null
  return { session: await findSession(db, caller.conversationKey.read(), userId), userId }
}

/**
 * The conversation that a message belongs to: the caller's own, else a fresh one whose key the caller keeps. Messages
 * are limited for each conversation, fresh conversations for each client.
 */
export async function sessionForMessage(
  deps: ChatSessionDeps,
  caller: ChatCaller,
): Promise<{ ok: true; session: StoredSession; userId: string | null } | Refusal<'too_many_requests'>> {
  const { db, now, limiter } = deps
  const { session: own, userId } = await ownSession(deps, caller)
  const tooOften = own
    ? ((await refusedForNow(limiter, 'chat_session', own.id)) ??
      (await refusedForNow(limiter, 'chat_session_day', own.id)))
    : await clientRefusedForNow(limiter, 'chat_new_session', caller)
  if (tooOften) return tooOften
  if (own) return { ok: true, session: own, userId }
  const { key, session } = await createSession(db, userId, now())
  caller.conversationKey.keep(key)
  return { ok: true, session, userId }
}
