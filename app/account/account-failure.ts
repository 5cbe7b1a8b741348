import { type FieldErrors, type ProblemCode, problems } from '#domain/shared/problem.ts'
import { UNREACHABLE } from '#domain/shared/problem-words.ts'

/** Why an account form failed, and what was typed, so that a page without script can show it again. */
export type AccountFailure = {
  title: string
  message: string
  fields: FieldErrors
  /** Never a password. */
  values: { email: string; username: string }
}

/** The answer to a form of the account pages, apart from redirects. */
export type AuthAnswer =
  | { kind: 'failed'; signsUp: boolean; failure: AccountFailure }
  | { kind: 'mailed'; email: string }

/** The field that a refusal belongs to, if it is about one. */
const fieldOf: Partial<Record<ProblemCode, string>> = {
  username_taken: 'username',
  password_common: 'password',
  password_wrong: 'currentPassword',
}

export function accountFailure(
  code: ProblemCode,
  form: Record<string, unknown>,
  refusal: { title?: string; message?: string; fields?: FieldErrors; field?: string } = {},
): AccountFailure {
  const { title, fields, field = fieldOf[code] } = refusal
  const { title: usualTitle } = problems[code]
  // A refusal that knows more than its code, such as how long to wait, says so itself.
  const message = refusal.message ?? problems[code].message
  return {
    title: title ?? usualTitle,
    message,
    fields: fields ?? (field ? { [field]: message } : {}),
    values: valuesOf(form),
  }
}

/** For a form that got no answer. */
export function unansweredFailure(title: string, form: Record<string, unknown>): AccountFailure {
  return { title, message: UNREACHABLE, fields: {}, values: valuesOf(form) }
}

function valuesOf({ email, username }: Record<string, unknown>): AccountFailure['values'] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { email: text(email), username: text(username) }
}
