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

/** A staff member with a session. */
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
  /** The session's owner, whether or not the second factor was proven; null without one. */
  staffMember(): Promise<StaffMember | null>
  now(): Date
}

/** The caller of an operation: signed in with both factors, in a role that permits it. */
export type KnownStaff<C extends Caller = DeskCaller> = C & {
  staff: StaffMember
  /** Whether the second factor was proven lately enough for a sensitive act. */
  hasFreshFactor: boolean
}

/** For how long after a second factor an action that asks for it again is allowed. */
const FACTOR_HOLDS_MS = 5 * 60_000

/**
 * Declares a desk operation. `mayPerform` lists who may call it, by its name; sensitive ones ask for a second factor
 * from the last five minutes. With `asksFactorLast` the use case asks for it itself, by `hasFreshFactor`, right before
 * it acts: nobody types a code for a form that is refused anyway.
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
    asksFactorLast?: true
  },
): Operation<Input, Output, Code, Deps, C> {
  const { name, asksFactorLast = false } = declaration
  return bind({ ...declaration, lane: 'desk' }, 'staff', async (caller: C) => {
    const staff = await caller.staffMember()
    const refusal = refusalFor(staff, name)
    if (refusal || staff === null) return refused(refusal ?? 'staff_only')
    const hasFreshFactor = isFresh(staff, caller.now())
    if (sensitiveOperations.has(name) && !asksFactorLast && !hasFreshFactor)
      return refused('second_factor_again')
    return succeeded({ ...caller, staff, hasFreshFactor })
  })
}

/** Why somebody may not call an operation at all; null if they may. */
function refusalFor(staff: StaffMember | null, operation: DeskOperationName): StaffRefusal | null {
  if (staff === null) return 'staff_only'
  if (staff.factorAt === null) return 'second_factor_missing'
  return isAllowed(staff.role, operation) ? null : 'role_missing'
}

const isFresh = ({ factorAt }: StaffMember, now: Date): boolean =>
  factorAt !== null && now.getTime() - factorAt.getTime() <= FACTOR_HOLDS_MS
