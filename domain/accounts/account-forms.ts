import { z } from 'zod/mini'
import { EMAIL_MAX_LENGTH, isEmail } from '#domain/shared/contact-rules.ts'

export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 128
export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 30

const email = z
  .string({ error: 'Please enter a valid email address' })
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.refine(isEmail, { error: 'Please enter a valid email address' }),
  )

const password = z
  .string({ error: 'Password must be at least 6 characters' })
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, { error: 'Password must be at least 6 characters' }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: 'Password must be at most 128 characters' }),
  )

/** Where the person was going, which the emailed link leads on to. */
const returnTo = z.optional(z.string())

/** The sign-in form (specification, section 5). */
export const signInForm = z.object({ email, password })

const differing = { error: "Passwords don't match", path: ['confirmPassword'] }
const isForm = (payload: { value: unknown }) => typeof payload.value === 'object' && payload.value !== null

const username = z.string({ error: 'Username must be at least 3 characters' }).check(
  z.trim(),
  z.minLength(USERNAME_MIN_LENGTH, { error: 'Username must be at least 3 characters' }),
  z.maxLength(USERNAME_MAX_LENGTH, { error: 'Username must be at most 30 characters' }),
  z.regex(/^[A-Za-z0-9_.]*$/, {
    error: 'Username may hold the letters A to Z, digits, dots and underscores',
  }),
)

/** The sign-up form. If the repeated password differs, the error belongs to the repetition. */
export const signUpForm = z
  .object({ email, username, password, confirmPassword: password, returnTo })
  .check(z.refine(form => form.password === form.confirmPassword, { ...differing, when: isForm }))

/** The change of the username. */
export const usernameForm = z.object({ username })

/** Asks for an email to an address. */
export const mailRequestForm = z.object({ email, returnTo })

/** The form that the link in a reset email leads to. */
export const passwordResetForm = z
  .object({ token: z.string().check(z.minLength(1), z.maxLength(200)), password, confirmPassword: password })
  .check(z.refine(form => form.password === form.confirmPassword, { ...differing, when: isForm }))

export const CURRENT_PASSWORD_WANTED = 'Enter your current password'

/** Changing a known password. */
export const passwordChangeForm = z
  .object({
    currentPassword: z
      .string({ error: CURRENT_PASSWORD_WANTED })
      .check(z.minLength(1, { error: CURRENT_PASSWORD_WANTED }), z.maxLength(PASSWORD_MAX_LENGTH)),
    password,
    confirmPassword: password,
  })
  .check(z.refine(form => form.password === form.confirmPassword, { ...differing, when: isForm }))

export type SignIn = z.infer<typeof signInForm>
export type SignUp = z.infer<typeof signUpForm>
export type PasswordChange = z.infer<typeof passwordChangeForm>
