import { passwordChangeForm, usernameForm } from '#domain/accounts/account-forms.ts'
import { isCommonPassword } from '#domain/accounts/common-passwords.server.ts'
import { deleteAccount } from '#domain/accounts/delete-account.server.ts'
import { endOtherSessions, endSession } from '#domain/accounts/end-sessions.server.ts'
import { hasPassword } from '#domain/accounts/profile-store.server.ts'
import { refusedForNow } from '#domain/accounts/sign-in.server.ts'
import type { Visitor } from '#domain/accounts/visitor.ts'
import { type FieldErrors, type ProblemCode, problems } from '#domain/shared/problem.ts'
import type { Log } from '#platform/log.server.ts'
import { fieldErrors } from '../api/read-body.server.ts'
import type { Services } from '../contexts.ts'
import { formFault } from '../problems/unless-fault.server.ts'
import { type AccountFailure, accountFailure } from './account-failure.ts'

/** What a form of the account page answers with. */
export type AccountAnswer =
  | { kind: 'failed'; intent: string; failure: AccountFailure }
  | { kind: 'updated'; what: 'username' | 'password' }
  | { kind: 'ended'; message: string }
  | { kind: 'deleted' }

/** What the page's forms may hold, all of them together. */
export const accountFields = [
  'intent',
  'username',
  'email',
  'currentPassword',
  'password',
  'confirmPassword',
  'confirm',
  'id',
] as const

type Call = {
  services: Services
  visitor: Visitor
  request: Request
  form: Partial<Record<(typeof accountFields)[number], string>>
}
type Result = { answer: AccountAnswer; status: number; headers?: Headers }

const done = (answer: AccountAnswer, headers?: Headers): Result => ({
  answer,
  status: 200,
  ...(headers ? { headers } : {}),
})

/** What a form of the page did not do, and why. */
function failed(
  form: Call['form'],
  code: ProblemCode,
  details: { title?: string; fields?: FieldErrors } = {},
): Result {
  const failure = accountFailure(code, form, details)
  return {
    answer: { kind: 'failed', intent: form.intent ?? '', failure },
    status: problems[code].status,
  }
}

/** Guessing a password from inside an open session is limited like signing in. */
const guessing = ({ services, visitor }: Call) => refusedForNow(services.limiter, [['password', visitor.id]])

async function changeUsername(call: Call): Promise<Result> {
  const title = 'Username not changed'
  const parsed = usernameForm.safeParse(call.form)
  if (!parsed.success) return failed(call.form, 'invalid_input', { title, fields: fieldErrors(parsed.error) })
  if (await guessing(call)) return failed(call.form, 'too_many_requests', { title })
  const outcome = await call.services.accounts.changeUsername(parsed.data.username, call.request)
  if (!outcome.ok) return failed(call.form, outcome.code, { title })
  return done({ kind: 'updated', what: 'username' }, outcome.value.headers)
}

async function changePassword(call: Call): Promise<Result> {
  const title = 'Password not changed'
  const parsed = passwordChangeForm.safeParse(call.form)
  if (!parsed.success) return failed(call.form, 'invalid_input', { title, fields: fieldErrors(parsed.error) })
  if (await guessing(call)) return failed(call.form, 'too_many_requests', { title })
  if (await isCommonPassword(parsed.data.password)) return failed(call.form, 'password_common', { title })
  const outcome = await call.services.accounts.changePassword(parsed.data, call.request)
  if (!outcome.ok) return failed(call.form, outcome.code)
  return done({ kind: 'updated', what: 'password' }, outcome.value.headers)
}

async function endOne({ services, visitor, form }: Call): Promise<Result> {
  const id = form.id ?? ''
  const ended = /^[0-9a-f-]{36}$/i.test(id) && (await endSession(services.db, visitor.id, id))
  return done({
    kind: 'ended',
    message: ended ? 'That device is signed out.' : 'That device was signed out already.',
  })
}

async function endOthers({ services, visitor, request }: Call): Promise<Result> {
  const current = await services.accounts.sessionOf(request)
  const ended = current ? await endOtherSessions(services.db, visitor.id, current.sessionId) : 0
  return done({
    kind: 'ended',
    message: ended === 1 ? 'One other device is signed out.' : `${ended} other devices are signed out.`,
  })
}

async function remove(call: Call): Promise<Result> {
  const { services, visitor, request, form } = call
  const title = 'Account not deleted'
  if (await hasPassword(services.db, visitor.id)) {
    if (await guessing(call)) return failed(call.form, 'too_many_requests', { title })
    const right = await services.accounts.isOwnPassword(form.currentPassword ?? '', request)
    if (!right) return failed(call.form, 'password_wrong', { title })
  } else if (form.confirm !== 'yes') {
    return failed(call.form, 'invalid_input', {
      title,
      fields: { confirm: 'Tick the box to delete the account' },
    })
  }
  const { headers } = await services.accounts.signOut(request)
  await deleteAccount(services, visitor)
  return done({ kind: 'deleted' }, headers)
}

const accountIntents = {
  username: changeUsername,
  password: changePassword,
  'end-session': endOne,
  'end-others': endOthers,
  delete: remove,
}

/** Does what a form of the page asks for; null for an intent that there is not. A fault of ours is logged and said. */
export function runIntent(call: Call, log: Log): Promise<Result> | null {
  const name = call.form.intent ?? ''
  return Object.hasOwn(accountIntents, name)
    ? accountIntents[name as keyof typeof accountIntents](call).catch((fault: unknown) =>
        failed(call.form, formFault(fault, log)),
      )
    : null
}
