import { data, redirect } from 'react-router'
import type { Refusal, Result } from '#domain/shared/operation.ts'
import { type ProblemCode, problems } from '#domain/shared/problem.ts'
import { pageOf } from '../api/page-of.ts'
import { retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import type { DeskArgs } from './desk-caller.server.ts'
import { type FormFault, faultOf } from './form-fault.ts'

type Form = Record<string, string>

/** What each button of a page does, by the name that its form posts as `intent`. */
type Intents = Readonly<Record<string, (form: Form) => Promise<Result<unknown, ProblemCode>>>>

/** What the buttons of a page return once they did it. */
type DoneBy<Acts extends Intents> = Extract<Awaited<ReturnType<Acts[string]>>, { ok: true }>['value']

/** What a page is told of the form that was posted. */
export type RefusedForm = { intent: string; fault: FormFault }

/**
 * Does what a form of a page asks for, and leads back to the page, at `to` where it stays elsewhere. What is refused comes back
 * with what was typed.
 */
export async function deskAction<Acts extends Intents>(
  { request }: DeskArgs,
  intents: Acts,
  fields: readonly string[],
  to: (form: Form, done: DoneBy<Acts>) => string = () => pageOf(request),
) {
  const posted = await readForm(request, ['intent', ...fields])
  const form = Object.fromEntries(Object.entries(posted).map(([name, value]) => [name, value ?? '']))
  const intent = form.intent ?? ''
  const act = Object.hasOwn(intents, intent) ? intents[intent] : undefined
  if (!act) return refusedWith('', { ok: false, code: 'malformed_request' }, form)
  const result = await act(form)
  return result.ok ? redirect(to(form, result.value)) : refusedWith(intent, result, form)
}

function refusedWith(intent: string, refusal: Refusal<ProblemCode>, form: Form) {
  const answer: RefusedForm = { intent, fault: faultOf(refusal, form) }
  return data(answer, { status: problems[refusal.code].status, headers: retryHeaders(refusal) })
}
