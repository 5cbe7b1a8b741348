import type { FieldErrors } from '#domain/shared/problem.ts'

/** Why a change was refused, with what was typed. */
export type Answered = {
  intent: string
  title: string
  message: string
  errors: FieldErrors
  values: Partial<Record<string, string>>
}
