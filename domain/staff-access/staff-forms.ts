import { z } from 'zod/mini'
import { EMAIL_MAX_LENGTH, isEmail } from '#domain/shared/contact-rules.ts'
import { asOneLine } from '#domain/shared/one-line.ts'
import { staffRoles } from '#domain/staff/roles.ts'

/** Staff see customers' personal data, so passwords are longer than for customers' own accounts. */
export const STAFF_PASSWORD_MIN_LENGTH = 12
const STAFF_PASSWORD_MAX_LENGTH = 128

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

/** Six digits from an authenticator app; apps show them in two groups. */
export const codeForm = z.strictObject({
  code: z
    .string({ error: 'Enter the six digits that your app shows' })
    .check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, { error: 'Enter the six digits that your app shows' })),
})

/** One of the ten codes that replace a lost second factor. */
export const recoveryForm = z.strictObject({
  recoveryCode: z
    .string({ error: 'Enter one of your recovery codes' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter one of your recovery codes' }),
      z.maxLength(40, { error: 'A recovery code has ten letters and digits' }),
    ),
})

/** A browser's answer for a passkey, as JSON text. */
export const passkeyForm = z.strictObject({ passkey: z.string().check(z.minLength(2), z.maxLength(8_000)) })

const newPassword = z
  .string({ error: 'Password must be at least 12 characters' })
  .check(
    z.minLength(STAFF_PASSWORD_MIN_LENGTH, { error: 'Password must be at least 12 characters' }),
    z.maxLength(STAFF_PASSWORD_MAX_LENGTH, { error: 'Password must be at most 128 characters' }),
  )

/** The first half of a set-up. If the repeated password differs, the error belongs to the repetition. */
export const setUpForm = z
  .strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(100)),
    name: z
      .string({ error: 'Enter your full name' })
      .check(
        z.overwrite(asOneLine),
        z.minLength(2, { error: 'Enter your full name' }),
        z.maxLength(100, { error: 'A name has at most 100 characters' }),
      ),
    password: newPassword,
    confirmPassword: z.string({ error: 'Enter the password again' }),
  })
  .check(
    z.refine(form => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

/** Invites somebody to the staff. */
export const inviteForm = z.strictObject({
  email,
  role: z.enum(staffRoles, { error: 'Choose a role' }),
})
