import { z } from 'zod/mini'
import { EMAIL_MAX_LENGTH, isEmail } from '#domain/shared/contact-rules.ts'

/** Staff see what names and addresses customers: longer than for customers' own accounts. */
export const STAFF_PASSWORD_MIN_LENGTH = 12
export const STAFF_PASSWORD_MAX_LENGTH = 128

const email = z
  .string({ error: 'Enter your email address' })
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.refine(isEmail, { error: 'Enter an email address like name@example.com' }),
  )

/** Email and password, the first half of signing in to the desk. */
export const deskSignInForm = z.strictObject({
  email,
  password: z
    .string({ error: 'Enter your password' })
    .check(
      z.minLength(1, { error: 'Enter your password' }),
      z.maxLength(STAFF_PASSWORD_MAX_LENGTH, { error: 'Passwords have at most 128 characters' }),
    ),
})

/** Six digits of an authenticator app; apps show them in two groups. */
export const codeForm = z.strictObject({
  code: z
    .string({ error: 'Enter the six digits that your app shows' })
    .check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, { error: 'Enter the six digits that your app shows' })),
})
