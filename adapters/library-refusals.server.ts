import { APIError } from 'better-auth'
import { type Database, pingDatabase } from '#platform/database.server.ts'

/** Runs a call of the library; returns its refusals as codes and throws its faults. */
export async function refusable<T>(
  db: Database,
  call: () => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; code: string }> {
  try {
    return { ok: true, value: await toldFaults(db, call) }
  } catch (error) {
    const code = refusalCode(error)
    if (code === null) throw error
    return { ok: false, code }
  }
}

/**
 * The library hides why it failed, and treats a session that it couldn't read as missing: the database tells whether
 * it exists.
 */
export async function toldFaults<T>(db: Database, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof APIError && (error.statusCode >= 500 || error.statusCode === 401)) {
      await pingDatabase(db)
    }
    throw error
  }
}

/** The code of a refusal by the library; null for a fault. */
export function refusalCode(error: unknown): string | null {
  return error instanceof APIError && error.statusCode < 500 ? (error.body?.code ?? '') : null
}
