import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { EventName } from '#domain/desk/event-words.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import type { KnownStaff } from '#domain/staff/staff-operation.ts'
import { findStaff, holdAdministrators, type StoredStaff } from '#domain/staff/staff-store.server.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'

/** What was done to an account, for its event. */
type Told = { what: EventName; before?: Record<string, unknown>; after?: Record<string, unknown> }

/**
 * Changes somebody else's account: never one's own, and only while the person doing it is still an administrator. If
 * two administrators remove each other's role at once, they run one after the other, so that there is always an
 * administrator.
 */
export async function changeOther<Code extends ProblemCode = never>(
  { db, now }: { db: Database; now(): Date },
  { staff }: KnownStaff,
  id: string,
  change: (tx: Tx, person: StoredStaff, at: Date) => Promise<Told | { ok: false; code: Code }>,
): Promise<Outcome<undefined, Code | 'not_oneself' | 'staff_unknown' | 'role_missing'>> {
  if (id === staff.id) return refused('not_oneself')
  const at = now()
  return transaction(db, async tx => {
    const administrators = await holdAdministrators(tx)
    if (!administrators.includes(staff.id)) return refused('role_missing')
    const person = await findStaff(tx, id)
    if (!person) return refused('staff_unknown')
    const done = await change(tx, person, at)
    if ('ok' in done) return done
    const { what, before, after } = done
    await recordEvent(tx, {
      ...{ at, what },
      actor: { staffId: staff.id, name: staff.name },
      subject: { kind: 'staff', id },
      ...(after ? { details: { ...(before ? { before } : {}), after } } : {}),
    })
    return succeeded(undefined)
  })
}
