import type { Refusal } from '#domain/shared/operation.ts'
import { type FieldErrors, type ProblemCode, problemKind } from '#domain/shared/problem.ts'

/** Why a form was not taken, and what was typed into it. */
export type FormFault = {
  code: ProblemCode
  title: string
  message: string
  fields: FieldErrors
  typed: Record<string, string>
}

/** What a form shows of a refusal. */
export function faultOf(refusal: Refusal<ProblemCode>, typed: Record<string, string> = {}): FormFault {
  const { title, message } = problemKind(refusal.code)
  const words = refusal.message ?? message
  const fields = refusal.field === undefined ? (refusal.fields ?? {}) : { [refusal.field]: words }
  return { code: refusal.code, title, message: words, fields, typed }
}
