import { z } from 'zod/mini'
import { operation } from '#domain/shared/define-operation.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import { noInput, type WebCaller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { countNoGuess, heldForNow, isTimeToTell } from '#domain/shared/password-guesses.ts'
import type { Database } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import type { RateLimiter } from '#platform/rate-limit.server.ts'
import { mailRequestForm, passwordResetForm, signInForm, signUpForm } from './account-forms.ts'
import { requestAccountMail } from './account-mail-job.server.ts'
import type { Accounts } from './accounts.server.ts'
import { isCommonPassword } from './common-passwords.server.ts'
import { socialProviders } from './social-providers.ts'
import type { Visitor } from './visitor.ts'

type Deps = { accounts: Accounts }

const visitor: z.ZodMiniType<Visitor> = z.object({
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
})

/** Who is signed in; a session in use is kept alive. */
export const readSession = operation({
  name: 'readSession',
  summary: 'Who is signed in. A session in use is kept alive.',
  input: noInput,
  output: z.object({ user: z.nullable(visitor) }),
  refusals: [],
  lane: 'rest',
  async run({ accounts }: Deps, { request }: WebCaller) {
    const { visitor: user, headers } = await accounts.prolongSession(request)
    return { ...succeeded({ user }), headers }
  },
})

/**
 * Signs in: the headers carry the session as a cookie, the token is for programs, in `Authorization: Bearer ...`
 * (specification, section 3, Session). Attempts are counted per client, and per targeted account as `heldForNow`
 * describes.
 */
export const signIn = operation({
  name: 'signIn',
  summary: 'Signs in. Programs send the token in the header "Authorization: Bearer ...".',
  input: z.strictObject(signInForm.shape),
  output: z.object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.int(),
    expires_at: z.int(),
    user: visitor,
  }),
  refusals: ['sign_in_refused', 'email_not_confirmed'],
  limits: [
    { name: 'sign_in', per: 'client', counts: 'valid_input' },
    { name: 'sign_in_pair', per: 'account', counts: 'in_use_case' },
    { name: 'sign_in_account', per: 'account', counts: 'in_use_case' },
    { name: 'sign_in_turn', per: 'account', counts: 'in_use_case' },
  ],
  lane: 'hashing',
  async run(
    deps: Deps & { now: () => Date; db: Database; queue: Queue; limiter: RateLimiter<LimitName> },
    { request, clientNetwork }: WebCaller,
    form,
  ) {
    const { accounts, now, limiter } = deps
    const account = form.email.toLowerCase()
    const fromKnownDevice = accounts.isKnownDevice(account, request)
    const attempt = { account, clientNetwork, fromKnownDevice }
    const held = await heldForNow(limiter, attempt)
    if (held) return held
    const outcome = await accounts.signIn(form, request)
    if (!outcome.ok) {
      // The worker finds out whether there is an owner, so that the answer takes equally long for every address.
      if (outcome.code === 'sign_in_refused' && (await isTimeToTell(limiter, attempt))) {
        await requestAccountMail(deps, { wish: 'tell_of_guesses', email: account })
      }
      return outcome
    }
    await countNoGuess(limiter, attempt)
    const { token, expiresAt, visitor: user, headers } = outcome.value
    const session = {
      access_token: token,
      token_type: 'bearer' as const,
      expires_in: Math.round((expiresAt.getTime() - now().getTime()) / 1_000),
      expires_at: Math.floor(expiresAt.getTime() / 1_000),
      user,
    }
    return { ...succeeded(session), headers }
  },
})

/** Signs up, refusing the passwords that everybody tries first. */
export const signUp = operation({
  name: 'signUp',
  summary: 'Makes an account.',
  input: signUpForm,
  output: z.object({ confirmationSent: z.boolean() }),
  refusals: ['password_common', 'username_taken', 'email_taken'],
  limits: [{ name: 'sign_up', per: 'client', counts: 'valid_input' }],
  lane: 'hashing',
  async run({ accounts }: Deps, { request }: WebCaller, form) {
    if (await isCommonPassword(form.password)) return refused('password_common')
    const outcome = await accounts.signUp(form, request)
    if (!outcome.ok) return outcome
    const { headers, confirmationSent } = outcome.value
    return { ...succeeded({ confirmationSent }), headers }
  },
})

/** Ends the session at once. */
export const signOut = operation({
  name: 'signOut',
  summary: 'Ends the session at once.',
  input: noInput,
  output: z.object({ success: z.literal(true) }),
  refusals: [],
  lane: 'rest',
  async run({ accounts }: Deps, { request }: WebCaller) {
    const { headers } = await accounts.signOut(request)
    return { ...succeeded({ success: true as const }), headers }
  },
})

/** Takes a request for an email and answers the same, just as fast, whether or not the address has an account. */
export const mailAccountLink = operation({
  name: 'mailAccountLink',
  summary: 'Mails a link that sets a new password or confirms the address, where there is such an account.',
  input: z.extend(mailRequestForm, { wish: z.enum(['reset_password', 'confirm_address']) }),
  output: z.object({ email: z.string() }),
  refusals: [],
  limits: [
    { name: 'account_mail', per: 'client', counts: 'valid_input' },
    { name: 'account_mail_address', per: 'email address', keyOf: ({ email }) => email.toLowerCase() },
  ],
  lane: 'rest',
  async run(deps: { db: Database; queue: Queue }, _: WebCaller, { email, wish, returnTo }) {
    await requestAccountMail(deps, { wish, email: email.toLowerCase(), returnTo })
    return succeeded({ email })
  },
})

/** Sets the password once per mailed link, and ends every other session. */
export const resetPassword = operation({
  name: 'resetPassword',
  summary: 'Sets a new password by the token of a mailed link, once, and ends every other session.',
  input: passwordResetForm,
  output: z.object({}),
  refusals: ['password_common', 'link_expired'],
  limits: [{ name: 'password', per: 'client', counts: 'valid_input' }],
  lane: 'hashing',
  async run({ accounts }: Deps, { request }: WebCaller, { token, password }) {
    if (await isCommonPassword(password)) return refused('password_common')
    const outcome = await accounts.resetPassword(token, password, request)
    return outcome.ok ? { ...succeeded({}), headers: outcome.value.headers } : outcome
  },
})

/** Where to send the browser to sign in at an outside provider; the headers carry what it must bring back. */
export const startSocialSignIn = operation({
  name: 'startSocialSignIn',
  summary: 'Begins a sign-in at Google, GitHub or Twitter.',
  input: z.object({ provider: z.enum(socialProviders), returnTo: z.string() }),
  output: z.object({ url: z.url() }),
  refusals: ['social_sign_in_unavailable'],
  limits: [{ name: 'social_sign_in', per: 'client' }],
  lane: 'page',
  async run({ accounts }: Deps, { request }: WebCaller, { provider, returnTo }) {
    const outcome = await accounts.startSocialSignIn(provider, returnTo, request)
    if (!outcome.ok) return outcome
    const { url, headers } = outcome.value
    return { ...succeeded({ url }), headers }
  },
})
