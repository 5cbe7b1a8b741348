import type { FieldErrors } from '#domain/shared/problem.ts'

/** Why a change was not taken, with what was typed. */
export type Answered = {
  intent: string
  title: string
  message: string
  errors: FieldErrors
  values: Partial<Record<string, string>>
}
