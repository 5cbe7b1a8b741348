import { APIError, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { username } from 'better-auth/plugins/username'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '#domain/accounts/account-forms.ts'
import type { Accounts } from '#domain/accounts/accounts.server.ts'
import { credentials, sessions, users, verifications } from '#domain/accounts/accounts.tables.server.ts'
import { findProfile, isUsernameTaken } from '#domain/accounts/profile-store.server.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import { hashPassword, verifyPassword } from './argon2.server.ts'

export type AuthSettings = { db: Database; secret: string; baseUrl: string }

const WEEK_SECONDS = 7 * 86_400
const DAY_SECONDS = 86_400

function createAuth({ db, secret, baseUrl }: AuthSettings) {
  const https = baseUrl.startsWith('https:')
  return betterAuth({
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // No transaction of its own: it would hold PGlite's only connection while passwords are hashed.
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: false,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: WEEK_SECONDS, updateAge: DAY_SECONDS },
    // The site limits by itself, in the database, before the library is asked.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => crypto.randomUUID() },
      // The __Host- prefix keeps other hosts of the domain from setting the cookie; browsers take it only with Secure.
      cookiePrefix: https ? '__Host-plainwire' : 'plainwire',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: https },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
    },
    plugins: [
      username({
        minUsernameLength: USERNAME_MIN_LENGTH,
        maxUsernameLength: USERNAME_MAX_LENGTH,
      }),
    ],
  })
}

/** Accounts kept by better-auth in our own tables. */
export function createAccounts(settings: AuthSettings): Accounts {
  const auth = createAuth(settings)
  const { db } = settings
  return {
    async visitorOf(request) {
      if (!request.headers.has('cookie') && !request.headers.has('authorization')) return null
      const session = await auth.api.getSession({ headers: request.headers })
      if (!session) return null
      const profile = await findProfile(db, session.user.id)
      return {
        id: session.user.id,
        email: session.user.email,
        username: profile?.username ?? '',
        avatarUrl: profile?.avatarUrl ?? null,
      }
    },

    async signIn({ email, password }, request) {
      try {
        const { headers } = await auth.api.signInEmail({
          body: { email, password },
          headers: request.headers,
          returnHeaders: true,
        })
        return succeeded({ headers })
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return refused('sign_in_refused')
        throw error
      }
    },

    async signUp(form, request) {
      if (await isUsernameTaken(db, form.username)) return refused('username_taken')
      try {
        const { headers } = await auth.api.signUpEmail({
          body: { email: form.email, password: form.password, name: form.username, username: form.username },
          headers: request.headers,
          returnHeaders: true,
        })
        return succeeded({ headers })
      } catch (error) {
        if (!(error instanceof APIError) || error.statusCode >= 500) throw error
        // Lost a race for the name: the library answers only that it failed, the profile tells why.
        const taken = await isUsernameTaken(db, form.username)
        return refused(taken ? 'username_taken' : 'email_taken')
      }
    },

    async signOut(request) {
      const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
      return { headers }
    },
  }
}
