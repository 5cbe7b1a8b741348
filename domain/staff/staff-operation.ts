import type { z } from 'zod/mini'
import { bind, type Declaration } from '#domain/shared/define-operation.ts'
import type { Caller, Operation, StaffRefusal, WebCaller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import {
  type DeskOperationName,
  isAllowed,
  type Presence,
  type StaffRole,
  sensitiveOperations,
} from './roles.ts'

/** Somebody of the staff, with a session. */
export type StaffMember = {
  id: string
  name: string
  email: string
  role: StaffRole
  presence: Presence
  /** When the second factor was last proven in this session; null before the first time. */
  factorAt: Date | null
}

/** Who asks at the desk. */
export type DeskCaller = WebCaller & {
  /** Whose session it is, whether or not the second factor was proven; null without one. */
  staffMember(): Promise<StaffMember | null>
  now(): Date
}

/** Whose operation runs: signed in, by both factors, in a role that may. */
export type KnownStaff<C extends Caller = DeskCaller> = C & { staff: StaffMember }

/** For so long after a second factor an act that asks for it again is let through. */
const FACTOR_HOLDS_MS = 5 * 60_000

/**
 * Declares an operation of the desk. Who may stands in `mayPerform`, by its name; sensitive ones ask for a second factor
 * of the last five minutes.
 */
export function staffOperation<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Code extends ProblemCode,
  Deps,
  C extends DeskCaller,
>(
  declaration: Omit<Declaration<Input, Output, Code, Deps, KnownStaff<C>>, 'lane'> & {
    name: DeskOperationName
  },
): Operation<Input, Output, Code, Deps, C> {
  return bind({ ...declaration, lane: 'desk' }, 'staff', async (caller: C) => {
    const staff = await caller.staffMember()
    const refusal = refusalFor(staff, declaration.name, caller.now())
    return refusal || staff === null ? refused(refusal ?? 'staff_only') : succeeded({ ...caller, staff })
  })
}

/** Why somebody may not ask for an operation now; null where they may. */
function refusalFor(staff: StaffMember | null, operation: DeskOperationName, now: Date): StaffRefusal | null {
  if (staff === null) return 'staff_only'
  if (staff.factorAt === null) return 'second_factor_missing'
  if (!isAllowed(staff.role, operation)) return 'role_missing'
  const isFresh = now.getTime() - staff.factorAt.getTime() <= FACTOR_HOLDS_MS
  return sensitiveOperations.has(operation) && !isFresh ? 'second_factor_again' : null
}
