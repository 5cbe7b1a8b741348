import { randomBytes } from 'node:crypto'
import type { Accounts } from '#domain/accounts/accounts.server.ts'
import { removeHalfAccount } from '#domain/accounts/delete-account.server.ts'
import { isUsernameGone } from '#domain/accounts/held-usernames.server.ts'
import { findProfile, isEmailKnown, isUsernameTaken } from '#domain/accounts/profile-store.server.ts'
import type { Visitor } from '#domain/accounts/visitor.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import { createLinkKeys } from '#platform/link-keys.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { createAccountMails } from './account-mails.server.ts'
import {
  type AuthOptions,
  cookiesOnly,
  createAuth,
  SESSION_IDLE_SECONDS,
} from './better-auth-library.server.ts'
import { createConfirmLinks } from './confirm-links.server.ts'
import { createCustomerSessions } from './customer-sessions.server.ts'
import { createKnownDevices } from './known-devices.server.ts'
import { refusable, refusalCode, toldFaults } from './library-refusals.server.ts'
import { MailNotKept } from './mail-faults.server.ts'
import { createMailedLinks } from './mailed-links.server.ts'
import { createSignUps } from './sign-ups.server.ts'
import { createSocialSignIn } from './social-sign-in.server.ts'

export type AccountSettings = Pick<
  AuthOptions,
  'db' | 'secret' | 'baseUrl' | 'confirmAddresses' | 'social'
> & { queue: Queue; now: () => Date }

/** The library's code when the user's row could not be stored, whatever the reason. */
const NO_USER = 'FAILED_TO_CREATE_USER'

/** Accounts kept by better-auth in our own tables. */
export function createAccounts(settings: AccountSettings): Accounts {
  const { db, baseUrl, confirmAddresses, now } = settings
  const mails = createAccountMails(settings)
  const links = createConfirmLinks(settings)
  const signUps = createSignUps({ ...settings, mails, links })
  const auth = createAuth({
    ...settings,
    ...signUps.hooks,
    mailConfirmation: mails.noting(async user =>
      mails.confirmAddress({ email: user.email, token: await links.tokenOf(user) }),
    ),
    mailPasswordReset: mails.resetPassword,
    addedWayIn: mails.wayInAdded,
  })

  const { ownerOfResetToken, ...mailedLinks } = createMailedLinks({ ...settings, auth, mails, links })

  const https = baseUrl.startsWith('https:')
  const { sessionOf, endReplaced } = createCustomerSessions({ ...settings, https })
  const devices = createKnownDevices(createLinkKeys(settings.secret), https, now)

  return {
    sessionOf,

    isKnownDevice: (email, request) => devices.isKnown(request, email),

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
      // Somebody who was sent to sign in first continues there, also by a link that confirms the address.
      const signedIn = await mails.telling(
        () =>
          refusable(db, () =>
            auth.api.signInEmail({
              body: { email, password },
              headers: request.headers,
              returnHeaders: true,
            }),
          ),
        new URL(request.url).searchParams.get('returnTo'),
      )
      if (!signedIn.ok) {
        return refused(signedIn.code === 'EMAIL_NOT_VERIFIED' ? 'email_not_confirmed' : 'sign_in_refused')
      }
      const { response, headers } = signedIn.value
      await endReplaced(request, headers)
      const visitor = await visitorFrom(db, response.user)
      const expiresAt = new Date(now().getTime() + SESSION_IDLE_SECONDS * 1_000)
      const token = headers.get('set-auth-token') ?? ''
      return succeeded({
        ...{ token, expiresAt, visitor },
        headers: devices.remember(cookiesOnly(headers), visitor.email),
      })
    },

    async signUp(form, request) {
      const { email, password, username, returnTo } = form
      const call = signUps.callFor(form)
      const own = confirmAddresses ? call.address : undefined
      if (await isUsernameGone(db, username, now(), own)) return refused('username_taken')
      // Its own earlier sign-up has it: the library would refuse the name before it finds that the address is known.
      const libraryName = (await isUsernameTaken(db, username)) ? unusedName() : username
      try {
        const { headers } = await signUps.run(call, () =>
          mails.telling(
            () =>
              auth.api.signUpEmail({
                body: { email, password, name: libraryName, username: libraryName },
                headers: request.headers,
                returnHeaders: true,
              }),
            returnTo,
          ),
        )
        const cookies = cookiesOnly(headers)
        if (confirmAddresses) return succeeded({ headers: cookies, confirmationSent: true })
        await endReplaced(request, cookies)
        return succeeded({ headers: devices.remember(cookies, email), confirmationSent: false })
      } catch (fault) {
        const code = refusalCode(fault)
        const isUserStored = call.storesUser && code !== NO_USER
        // Half an account would block the next attempt.
        if (isUserStored) await removeHalfAccount(db, email)
        // Says the same whether or not the address has an account.
        if (fault instanceof MailNotKept) throw fault
        if (!isUserStored && code !== null && code !== NO_USER) return refused('email_taken')
        // Lost a race, or a fault: the library only reports that it failed; the rows show why.
        if (await isUsernameGone(db, username, now())) return refused('username_taken')
        if (await isEmailKnown(db, email)) return refused('email_taken')
        throw new Error('The account was not created', { cause: fault })
      }
    },

    async confirmAddress(token, request) {
      const state = await links.stateOf(token)
      if (state === 'ended') return refused('link_expired')
      const confirmed = await refusable(db, () =>
        auth.api.verifyEmail({ query: { token }, headers: request.headers, returnHeaders: true }),
      )
      if (!confirmed.ok) return refused('link_expired')
      const headers = cookiesOnly(confirmed.value.headers)
      // A link that was used signs nobody in, so it takes the place of no session either.
      const wasConfirmed = state === 'confirmed'
      if (!wasConfirmed) await endReplaced(request, headers)
      return succeeded({ headers, wasConfirmed })
    },

    async resetPassword(token, password, request) {
      const owner = await ownerOfResetToken(token)
      const reset = await refusable(db, () =>
        auth.api.resetPassword({ body: { token, newPassword: password } }),
      )
      if (!reset.ok || !owner) return refused('link_expired')
      const { email } = owner
      // Somebody who read the email owns the address.
      await auth.$context.then(context =>
        context.internalAdapter.updateUserByEmail(email, { emailVerified: true }),
      )
      await mails.passwordChanged(owner)
      const { headers } = await auth.api.signInEmail({
        body: { email, password },
        headers: request.headers,
        returnHeaders: true,
      })
      await endReplaced(request, headers)
      return succeeded({ headers: devices.remember(cookiesOnly(headers), email) })
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
      await mails.passwordChanged(changed.value.response.user)
      return succeeded({ headers: cookiesOnly(changed.value.headers) })
    },

    async changeUsername(username, request) {
      const own = (await sessionOf(request))?.visitor.username.toLowerCase() === username.toLowerCase()
      if (!own && (await isUsernameGone(db, username, now()))) return refused('username_taken')
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

    ...mailedLinks,

    ...createSocialSignIn(auth, settings, endReplaced),
  }
}

/** A name that nobody has, for a sign-up that makes no user. */
const unusedName = () => `unused_${randomBytes(8).toString('hex')}`

async function visitorFrom(db: Database, user: { id: string; email: string }): Promise<Visitor> {
  const profile = await findProfile(db, user.id)
  return {
    id: user.id,
    email: user.email,
    username: profile?.username ?? '',
    avatarUrl: profile?.avatarUrl ?? null,
  }
}
