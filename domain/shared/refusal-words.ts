import type { Refusal } from './operation.ts'
import { type ProblemCode, problemKind } from './problem.ts'

/** A refusal in words that tell an assistant what to ask instead. */
export function refusalInWords({
  code,
  message,
  field,
  fields,
  retryAfterSeconds,
}: Refusal<ProblemCode>): string {
  const faults = Object.entries(fields ?? {}).map(
    ([name, words]) => `${name}: ${words}${/[.!?]$/.test(words) ? '' : '.'}`,
  )
  const later = retryAfterSeconds === undefined ? [] : [`Try again in ${retryAfterSeconds} seconds.`]
  const where = field === undefined ? [] : [`(${field})`]
  return [message ?? problemKind(code).message, ...where, ...faults, ...later].join(' ')
}
