import type { StaffSession } from '#domain/staff/session-store.server.ts'
import type { DeskCaller } from '#domain/staff/staff-operation.ts'

/** Who asks to be let in: beside what any caller at the desk has, the cookies that letting in sets. */
export type EntryCaller = DeskCaller & {
  /** The running session of this request, with or without a second factor. */
  session(): Promise<StaffSession | null>
  /** Gives the browser this session's token from now on; null takes it away. */
  keepSession(token: string | null): void
  /** A browser in which this account was let in before; strangers cannot use up its attempts. */
  device: { isKnown(email: string): boolean; remember(email: string): void }
}
