import { data } from 'react-router'
import type { Refusal } from '#domain/shared/operation.ts'
import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import { retryHeaders } from '../api/perform-form.server.ts'
import type { DeskAnswer } from './answer.ts'
import { asksForCode, faultOf } from './form-fault.ts'

/** What a page shows of a refused form; where the second factor is asked for again, the form to repeat with it. */
export function refusedAnswer(refusal: Refusal<ProblemCode>, form: Partial<Record<string, string>>) {
  const { code: _, ...rest } = form
  const typed = Object.fromEntries(Object.entries(rest).filter(entry => entry[1] !== undefined)) as Record<
    string,
    string
  >
  const fault = faultOf(refusal, typed)
  const asksAgain = asksForCode(refusal)
  const answer: DeskAnswer = {
    intent: form.intent ?? '',
    fault: asksAgain ? null : fault,
    again: asksAgain ? { fields: typed, fault: refusal.code === 'second_factor_again' ? null : fault } : null,
    done: null,
  }
  return data(answer, { status: problemKind(refusal.code).status, headers: retryHeaders(refusal) })
}

/** What a page shows of a form that was taken. */
export const doneAnswer = (intent: string, done: string): DeskAnswer => ({
  ...{ intent, done },
  fault: null,
  again: null,
})
