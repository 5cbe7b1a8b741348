import type { Refusal } from '#domain/shared/operation.ts'
import { type FieldErrors, type ProblemCode, problemKind } from '#domain/shared/problem.ts'

/** Why a form was not taken, and what was typed into it. */
export type FormFault = {
  code: ProblemCode
  title: string
  message: string
  fields: FieldErrors
  typed: Record<string, string>
  /** What else the refusal says, such as the words that are right by now. */
  extra?: Record<string, unknown>
}

/** Whether what was refused is to be asked for once more, with a six-digit code. */
export const asksForCode = ({ code, extra }: Refusal<ProblemCode>): boolean =>
  code === 'second_factor_again' || extra?.asksAgain === true

/** What a form shows of a refusal. */
export function faultOf(refusal: Refusal<ProblemCode>, typed: Record<string, string> = {}): FormFault {
  const { title, message } = problemKind(refusal.code)
  const words = refusal.message ?? message
  const fields = refusal.field === undefined ? (refusal.fields ?? {}) : { [refusal.field]: words }
  const fault = { code: refusal.code, title, message: words, fields, typed }
  return refusal.extra ? { ...fault, extra: refusal.extra } : fault
}
