import type { FieldErrors } from '#domain/shared/problem.ts'

/** Why signing in or up did not work, and what was typed, so that a page without script shows it again. */
export type AuthFailure = {
  signsUp: boolean
  title: string
  message: string
  fields: FieldErrors
  /** Never a password. */
  values: { email: string; username: string }
}

export function authFailure(
  signsUp: boolean,
  message: string,
  fields: FieldErrors,
  form: Record<string, unknown>,
): AuthFailure {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    signsUp,
    title: signsUp ? 'Error creating account' : 'Error signing in',
    message,
    fields,
    values: { email: text(form.email), username: text(form.username) },
  }
}
