import type { StaffSession } from '#domain/staff/session-store.server.ts'
import type { DeskCaller } from '#domain/staff/staff-operation.ts'

/** Somebody who wants to sign in: in addition to what any caller at the desk has, the cookies that signing in sets. */
export type EntryCaller = DeskCaller & {
  /** The running session of this request, with or without a second factor. */
  session(): Promise<StaffSession | null>
  /** Gives the browser this session's token from now on; null removes it. */
  keepSession(token: string | null): void
  /** A browser that this account has signed in from; strangers can't use up its attempts. */
  device: { isKnown(email: string): boolean; remember(email: string): void }
}
