import { data, redirect } from 'react-router'
import { given } from '#domain/shared/define-operation.ts'
import type { Result, StaffRefusal } from '#domain/shared/operation.ts'
import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import type { EntryCaller } from '#domain/staff-access/entry-caller.ts'
import { enterCode } from '#domain/staff-access/factor.operations.server.ts'
import { operationDeps, type Performed } from '../api/caller.server.ts'
import { type DeskArgs, deskCallerOf, sessionOf } from './desk-caller.server.ts'
import { firstPlaceOf } from './places.ts'
import { pageBefore } from './return-to.ts'

/** Refusals that no page answers by itself. */
type SentAway = 'staff_only' | 'second_factor_missing' | 'role_missing'

/**
 * Performs an operation of the desk as whoever sends this request. Throws the way to the sign-in page for those who are
 * not signed in by both factors, and a 403 page where the role does not include it; every other refusal is returned.
 * `code` is a six-digit code that the form brought along: it is proven first, for acts that ask for it again.
 */
export async function askDesk<Output, Code extends ProblemCode>(
  operation: Performed<EntryCaller, Output, Code>,
  args: DeskArgs,
  input: unknown,
  { code }: { code?: string | undefined } = {},
): Promise<Result<Output, Exclude<Code, SentAway> | 'code_wrong'>> {
  const { caller } = deskCallerOf(args)
  const deps = operationDeps(args.context)
  // A code is proven anew only by who is in; the way in has its own steps.
  const isIn = Boolean((await caller.staffMember())?.factorAt)
  const proven = code !== undefined && isIn ? await enterCode.perform(deps, caller, given({ code })) : null
  const result =
    proven && !proven.ok
      ? { ...proven, extra: { asksAgain: true } }
      : await operation.perform(deps, proven ? withFreshFactor(caller) : caller, given(input))
  if (result.ok) return result
  if (isSentAway(result.code)) {
    const role = (await caller.staffMember())?.role
    throw awayWith(result.code, args.request, role && firstPlaceOf(role))
  }
  return result as Result<Output, Exclude<Code, SentAway> | 'code_wrong'>
}

/** Whoever of the staff sends this request, signed in by both factors. Throws the way to the sign-in page. */
export async function requireStaff(args: DeskArgs): Promise<StaffMember> {
  const member = (await sessionOf(args))?.member
  if (!member?.factorAt) throw awayWith('staff_only', args.request)
  return member
}

const isSentAway = (code: ProblemCode): code is SentAway =>
  code === 'staff_only' || code === 'second_factor_missing' || code === 'role_missing'

/** The session was read before its factor was proven anew. */
function withFreshFactor(caller: EntryCaller): EntryCaller {
  return {
    ...caller,
    async staffMember() {
      const member = await caller.staffMember()
      return member && { ...member, factorAt: caller.now() }
    },
  }
}

/** The page for somebody of the staff whose role doesn't include what they asked for. */
export function notAllowed() {
  const { title, message, status } = problemKind('role_missing')
  return data({ title, message }, { status })
}

/** What is thrown at those whom a page of the desk is not for. */
function awayWith(code: StaffRefusal, request: Request, ownPlace?: string) {
  const { pathname } = new URL(request.url)
  if (code === 'role_missing') {
    // Everybody comes to the desk by its first address, whether or not the queue is theirs.
    if (request.method === 'GET' && /^\/desk(?:\.data)?$/.test(pathname) && ownPlace)
      return redirect(ownPlace)
    return notAllowed()
  }
  return redirect(`/desk/sign-in?${new URLSearchParams({ returnTo: pageBefore(request) })}`)
}
