import { AsyncLocalStorage } from 'node:async_hooks'
import {
  accountExistsMail,
  confirmAddressMail,
  passwordChangedMail,
  resetPasswordMail,
} from '#domain/accounts/account-mails.ts'
import type { Accounts } from '#domain/accounts/accounts.server.ts'
import { removeHalfAccount } from '#domain/accounts/delete-account.server.ts'
import { findProfile, isEmailKnown, isUsernameTaken } from '#domain/accounts/profile-store.server.ts'
import { endSession, findSession } from '#domain/accounts/session-store.server.ts'
import type { Visitor } from '#domain/accounts/visitor.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import type { NewMail } from '#domain/mail/mail-store.server.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import {
  type AuthOptions,
  cookiesOnly,
  createAuth,
  SESSION_IDLE_SECONDS,
  sessionCookieName,
} from './better-auth-library.server.ts'
import { refusable, refusalCode, toldFaults } from './library-refusals.server.ts'
import { sessionTokenOf } from './session-token.server.ts'
import { createSocialSignIn } from './social-sign-in.server.ts'

export type AccountSettings = Pick<
  AuthOptions,
  'db' | 'secret' | 'baseUrl' | 'confirmAddresses' | 'social'
> & { queue: Queue; now: () => Date }

/** A session ends this long after sign-in, however much it is used. */
const SESSION_LIFETIME_MS = 30 * 86_400_000

/** The library's code where the row of a user could not be stored, whatever the reason. */
const NO_USER = 'FAILED_TO_CREATE_USER'

/** Accounts kept by better-auth in our own tables. */
export function createAccounts(settings: AccountSettings): Accounts {
  const { db, queue, baseUrl, confirmAddresses, now } = settings
  const keepMail = (mail: NewMail) => transaction(db, tx => enqueueMail(tx, queue, mail))
  const link = (path: string, token: string) => `${baseUrl}${path}token=${encodeURIComponent(token)}`
  /** How far the sign-up has come that a call belongs to. */
  const signingUp = new AsyncLocalStorage<{ storesUser: boolean }>()
  const auth = createAuth({
    ...settings,
    storingUser: () => {
      const call = signingUp.getStore()
      if (call) call.storesUser = true
    },
    mailConfirmation: ({ email, token }) =>
      keepMail({
        kind: 'confirm_address',
        recipient: email,
        ...confirmAddressMail(link('/auth/callback?type=signup&', token)),
      }),
    mailPasswordReset: ({ email, token }) =>
      keepMail({
        kind: 'reset_password',
        recipient: email,
        ...resetPasswordMail(link('/auth/reset?', token)),
      }),
    mailAccountExists: email =>
      keepMail({ kind: 'account_exists', recipient: email, ...accountExistsMail(`${baseUrl}/auth`) }),
  })

  const sessionCookie = sessionCookieName(baseUrl.startsWith('https:'))

  /** Asked with almost every request of somebody signed in: one question instead of the library's three. */
  const sessionOf: Accounts['sessionOf'] = async request => {
    const token = sessionTokenOf(request.headers, sessionCookie, settings.secret)
    const session = token ? await findSession(db, token) : null
    if (!session) return null
    const { id, visitor, createdAt, expiresAt } = session
    const lives = expiresAt > now() && now().getTime() - createdAt.getTime() <= SESSION_LIFETIME_MS
    if (!lives) await endSession(db, visitor.id, id)
    return lives ? { visitor, sessionId: id } : null
  }

  return {
    sessionOf,

    async visitorOf(request) {
      return (await sessionOf(request))?.visitor ?? null
    },

    async prolongSession(request) {
      const session = await sessionOf(request)
      if (!session) return { visitor: null, headers: new Headers() }
      const { headers } = await toldFaults(db, () =>
        auth.api.getSession({ headers: request.headers, returnHeaders: true }),
      )
      return { visitor: session.visitor, headers: cookiesOnly(headers) }
    },

    async signIn({ email, password }, request) {
      const signedIn = await refusable(db, () =>
        auth.api.signInEmail({
          body: { email, password },
          headers: request.headers,
          returnHeaders: true,
        }),
      )
      if (!signedIn.ok) {
        return refused(signedIn.code === 'EMAIL_NOT_VERIFIED' ? 'email_not_confirmed' : 'sign_in_refused')
      }
      const { response, headers } = signedIn.value
      const visitor = await visitorFrom(db, response.user)
      const expiresAt = new Date(now().getTime() + SESSION_IDLE_SECONDS * 1_000)
      const token = headers.get('set-auth-token') ?? ''
      return succeeded({ token, expiresAt, visitor, headers: cookiesOnly(headers) })
    },

    async signUp(form, request) {
      if (await isUsernameTaken(db, form.username)) return refused('username_taken')
      const { email, password, username } = form
      const call = { storesUser: false }
      try {
        const { headers } = await signingUp.run(call, () =>
          auth.api.signUpEmail({
            body: { email, password, name: username, username },
            headers: request.headers,
            returnHeaders: true,
          }),
        )
        return succeeded({ headers: cookiesOnly(headers), confirmationSent: confirmAddresses })
      } catch (fault) {
        const code = refusalCode(fault)
        const isUserStored = call.storesUser && code !== NO_USER
        // Half an account would stand in the way of the next attempt.
        if (isUserStored) await removeHalfAccount(db, email)
        else if (code !== null && code !== NO_USER) return refused('email_taken')
        // Lost a race, or a fault: the library answers only that it failed, the rows tell why.
        if (await isUsernameTaken(db, username)) return refused('username_taken')
        if (await isEmailKnown(db, email)) return refused('email_taken')
        throw new Error('The account was not created', { cause: fault })
      }
    },

    async confirmAddress(token, request) {
      const confirmed = await refusable(db, () =>
        auth.api.verifyEmail({ query: { token }, headers: request.headers, returnHeaders: true }),
      )
      return confirmed.ok
        ? succeeded({ headers: cookiesOnly(confirmed.value.headers) })
        : refused('link_expired')
    },

    async mailPasswordReset(email) {
      await auth.api.requestPasswordReset({ body: { email } })
    },

    async mailConfirmation(email) {
      await refusable(db, () => auth.api.sendVerificationEmail({ body: { email } }))
    },

    async resetPassword(token, password, request) {
      const email = await emailOfResetToken(token)
      const reset = await refusable(db, () =>
        auth.api.resetPassword({ body: { token, newPassword: password } }),
      )
      if (!reset.ok || !email) return refused('link_expired')
      // Who read the mail owns the address.
      await auth.$context.then(context =>
        context.internalAdapter.updateUserByEmail(email, { emailVerified: true }),
      )
      const { headers } = await auth.api.signInEmail({
        body: { email, password },
        headers: request.headers,
        returnHeaders: true,
      })
      return succeeded({ headers: cookiesOnly(headers) })
    },

    async changePassword({ currentPassword, password }, request) {
      const changed = await refusable(db, () =>
        auth.api.changePassword({
          body: { currentPassword, newPassword: password, revokeOtherSessions: true },
          headers: request.headers,
          returnHeaders: true,
        }),
      )
      if (!changed.ok) return refused('password_wrong')
      await keepMail({
        kind: 'password_changed',
        recipient: changed.value.response.user.email,
        ...passwordChangedMail(`${baseUrl}/auth/forgot`),
      })
      return succeeded({ headers: cookiesOnly(changed.value.headers) })
    },

    async changeUsername(username, request) {
      const changed = await refusable(db, () =>
        auth.api.updateUser({
          body: { username, displayUsername: username, name: username },
          headers: request.headers,
          returnHeaders: true,
        }),
      )
      return changed.ok
        ? succeeded({ headers: cookiesOnly(changed.value.headers) })
        : refused('username_taken')
    },

    async isOwnPassword(password, request) {
      const verified = await refusable(db, () =>
        auth.api.verifyPassword({ body: { password }, headers: request.headers }),
      )
      return verified.ok
    },

    async signOut(request) {
      const { headers } = await toldFaults(db, () =>
        auth.api.signOut({ headers: request.headers, returnHeaders: true }),
      )
      return { headers: cookiesOnly(headers) }
    },

    ...createSocialSignIn(auth, settings),
  }

  async function emailOfResetToken(token: string): Promise<string | null> {
    const { internalAdapter } = await auth.$context
    const verification = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    if (!verification || verification.expiresAt < now()) return null
    return (await internalAdapter.findUserById(verification.value))?.email ?? null
  }
}

async function visitorFrom(db: Database, user: { id: string; email: string }): Promise<Visitor> {
  const profile = await findProfile(db, user.id)
  return {
    id: user.id,
    email: user.email,
    username: profile?.username ?? '',
    avatarUrl: profile?.avatarUrl ?? null,
  }
}
