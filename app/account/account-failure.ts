import { type FieldErrors, type ProblemCode, problems } from '#domain/shared/problem.ts'
import { UNREACHABLE } from '#domain/shared/problem-words.ts'

/** Why an account form did not do what it should, and what was typed, so that a page without script shows it again. */
export type AccountFailure = {
  title: string
  message: string
  fields: FieldErrors
  /** Never a password. */
  values: { email: string; username: string }
}

/** What a form of the account pages answers with, beside the way on. */
export type AuthAnswer =
  | { kind: 'failed'; signsUp: boolean; failure: AccountFailure }
  | { kind: 'mailed'; email: string }

/** Which field a refusal stands beside, where it is about one. */
const fieldOf: Partial<Record<ProblemCode, string>> = {
  username_taken: 'username',
  password_common: 'password',
  password_wrong: 'currentPassword',
}

export function accountFailure(
  code: ProblemCode,
  form: Record<string, unknown>,
  { title, fields, field = fieldOf[code] }: { title?: string; fields?: FieldErrors; field?: string } = {},
): AccountFailure {
  const { message, title: usualTitle } = problems[code]
  return {
    title: title ?? usualTitle,
    message,
    fields: fields ?? (field ? { [field]: message } : {}),
    values: valuesOf(form),
  }
}

/** Of a form that nothing answered. */
export function unansweredFailure(title: string, form: Record<string, unknown>): AccountFailure {
  return { title, message: UNREACHABLE, fields: {}, values: valuesOf(form) }
}

function valuesOf({ email, username }: Record<string, unknown>): AccountFailure['values'] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { email: text(email), username: text(username) }
}
