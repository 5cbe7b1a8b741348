import { data } from 'react-router'
import { signOut } from '#domain/accounts/accounts.operations.server.ts'
import {
  changePassword,
  changeUsername,
  closeAccount,
  endOneSession,
  endOwnOtherSessions,
  unlinkOwnProvider,
} from '#domain/accounts/own-account.operations.server.ts'
import { isSocialProvider, socialProviderNames } from '#domain/accounts/social-providers.ts'
import type { Refusal } from '#domain/shared/operation.ts'
import { type ProblemCode, problems } from '#domain/shared/problem.ts'
import { performForm, retryHeaders } from '../api/perform-form.server.ts'
import type { Route } from './+types/account.route.ts'
import { type AccountFailure, accountFailure } from './account-failure.ts'

/** The answer to a form of the account page. */
export type AccountAnswer =
  | { kind: 'failed'; intent: string; failure: AccountFailure }
  | { kind: 'updated'; what: 'username' | 'password' }
  | { kind: 'ended'; message: string }
  | { kind: 'unlinked'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'deleted' }

/** All field names of the page's forms. */
export const accountFields = [
  'intent',
  'username',
  'email',
  'currentPassword',
  'password',
  'confirmPassword',
  'confirm',
  'id',
  'provider',
] as const

type Call = {
  args: Pick<Route.ActionArgs, 'request' | 'context'>
  form: Partial<Record<(typeof accountFields)[number], string>>
}
type Done = { ok: true; answer: AccountAnswer; headers?: Headers | undefined }
type Result = Done | (Refusal<ProblemCode> & { title?: string })

async function username({ args, form }: Call): Promise<Result> {
  const result = await performForm(changeUsername, args, form)
  if (!result.ok) return { ...result, title: 'Username not changed' }
  return { ok: true, answer: { kind: 'updated', what: 'username' }, headers: result.headers }
}

async function password({ args, form }: Call): Promise<Result> {
  const result = await performForm(changePassword, args, form)
  if (!result.ok) return { ...result, title: 'Password not changed' }
  return { ok: true, answer: { kind: 'updated', what: 'password' }, headers: result.headers }
}

async function unlink({ args, form }: Call): Promise<Result> {
  const { provider } = form
  const result = await performForm(unlinkOwnProvider, args, { provider })
  if (!result.ok) return result
  const name = isSocialProvider(provider) ? socialProviderNames[provider] : 'It'
  return { ok: true, answer: { kind: 'unlinked', message: `${name} no longer signs you in.` } }
}

async function endOne({ args, form }: Call): Promise<Result> {
  const result = await performForm(endOneSession, args, form)
  if (!result.ok) return result
  const message = result.value.ended ? 'That device is signed out.' : 'That device was signed out already.'
  return { ok: true, answer: { kind: 'ended', message } }
}

async function endOthers({ args, form }: Call): Promise<Result> {
  const result = await performForm(endOwnOtherSessions, args, form)
  if (!result.ok) return result
  const { ended } = result.value
  const message = ended === 1 ? 'One other device is signed out.' : `${ended} other devices are signed out.`
  return { ok: true, answer: { kind: 'ended', message } }
}

async function leave({ args }: Call): Promise<Result> {
  const result = await performForm(signOut, args, {})
  if (!result.ok) return { ...result, title: 'Not signed out' }
  return { ok: true, answer: { kind: 'signed-out' }, headers: result.headers }
}

async function remove({ args, form }: Call): Promise<Result> {
  const result = await performForm(closeAccount, args, form)
  if (!result.ok) return { ...result, title: 'Account not deleted' }
  return { ok: true, answer: { kind: 'deleted' }, headers: result.headers }
}

const accountIntents = {
  username,
  password,
  unlink,
  'end-session': endOne,
  'end-others': endOthers,
  'sign-out': leave,
  delete: remove,
}

/** Runs the operation for a form of the page; null for an unknown intent. */
export async function runIntent(call: Call): Promise<Result | null> {
  const intent = call.form.intent ?? ''
  return Object.hasOwn(accountIntents, intent)
    ? accountIntents[intent as keyof typeof accountIntents](call)
    : null
}

/** What the page shows about a refused form. */
export function refusedForm(form: Call['form'], refusal: Exclude<Result, Done>) {
  const failure: AccountFailure = accountFailure(refusal.code, form, refusal)
  const answer: AccountAnswer = { kind: 'failed', intent: form.intent ?? '', failure }
  return data(answer, { status: problems[refusal.code].status, headers: retryHeaders(refusal) })
}
