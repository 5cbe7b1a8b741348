import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer } from 'better-auth/plugins/bearer'
import { username } from 'better-auth/plugins/username'
import { github as githubProvider, google as googleProvider } from 'better-auth/social-providers'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '#domain/accounts/account-forms.ts'
import { credentials, sessions, users, verifications } from '#domain/accounts/accounts.tables.server.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { asDrizzle, type Database } from '#platform/database.server.ts'
import { verifyPassword } from './argon2.server.ts'

/** The header that tells sessions the client's address; the site writes it, never the client. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** The id and secret that a provider issued to us. */
type SocialClient = { clientId: string; clientSecret: string }

type User = { id: string; email: string; emailVerified: boolean }

export type AuthOptions = {
  db: Database
  secret: string
  baseUrl: string
  /** Sign-in waits until the address is confirmed; only if emails are sent. */
  confirmAddresses: boolean
  social: Partial<Record<SocialProvider, SocialClient>>
  mailConfirmation: (user: User) => Promise<void>
  mailPasswordReset: (mail: { email: string; token: string }) => Promise<void>
  /** Called for a sign-up whose address has an account. */
  mailKnownAddress: (user: User) => Promise<void>
  /** Called once another way to sign in to an account is stored, also its first. */
  addedWayIn: (way: { userId: string; providerId: string }) => Promise<void>
  hashPassword: (password: string) => Promise<string>
  /** Called when a user's row is about to be stored, before the rest of the account. */
  storingUser: () => void
}

/** How long the link of an account email works. */
export const LINK_SECONDS = 3_600
const DAY_SECONDS = 86_400
/** A session ends this long after its last use. */
export const SESSION_IDLE_SECONDS = 7 * DAY_SECONDS

/** The __Host- prefix keeps other hosts of the domain from setting the cookie; browsers take it only with Secure. */
const cookiePrefix = (https: boolean) => (https ? '__Host-plainwire' : 'plainwire')

/** The cookie that carries the signed session token. */
export const sessionCookieName = (https: boolean) => `${cookiePrefix(https)}.session_token`

/** The library, configured with our tables, our hashing and our return address for providers. */
export function createAuth(options: AuthOptions) {
  const { db, secret, baseUrl, confirmAddresses } = options
  const https = baseUrl.startsWith('https:')
  const callbackUrl = `${baseUrl}/auth/callback`
  return betterAuth({
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // No transaction of its own: it would hold PGlite's only connection while passwords are hashed.
    database: drizzleAdapter(asDrizzle(db), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: false,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: options.hashPassword, verify: verifyPassword },
      requireEmailVerification: confirmAddresses,
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => options.mailPasswordReset({ email: user.email, token }),
      onExistingUserSignUp: ({ user }) => options.mailKnownAddress(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: confirmAddresses,
      autoSignInAfterVerification: true,
      expiresIn: LINK_SECONDS,
      // With a token of our own, which says more than the library's.
      sendVerificationEmail: ({ user }) => options.mailConfirmation(user),
    },
    user: {
      // Somebody who signs in through a provider must own the address there, because accounts are linked by it.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && user.emailVerified !== true
          ? { error: 'email_not_verified' }
          : undefined,
    },
    socialProviders: socialProviderOptions(options.social, callbackUrl),
    onAPIError: { errorURL: callbackUrl },
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      user: { create: { before: async () => options.storingUser() } },
      account: {
        create: { before: withoutTokens, after: options.addedWayIn },
        update: { before: withoutTokens },
      },
    },
    session: { expiresIn: SESSION_IDLE_SECONDS, updateAge: DAY_SECONDS },
    // The site enforces its own limits, in the database, before it calls the library.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => crypto.randomUUID() },
      cookiePrefix: cookiePrefix(https),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: https },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    plugins: [
      username({ minUsernameLength: USERNAME_MIN_LENGTH, maxUsernameLength: USERNAME_MAX_LENGTH }),
      // A bare token, as somebody might read it in a copy of the database, signs nobody in.
      bearer({ requireSignature: true }),
    ],
  })
}

/** Of everything the library would send, only the cookies: script could read a token in another header. */
export function cookiesOnly(headers?: Headers): Headers {
  const cookies = new Headers()
  for (const cookie of headers?.getSetCookie() ?? []) cookies.append('set-cookie', cookie)
  return cookies
}

/** The providers' tokens are needed for one request and not kept: what we don't have can't be stolen. */
async function withoutTokens<Account extends object>(account: Account) {
  return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } }
}

type Told = { user: { email?: string | null | undefined; emailVerified: boolean } }

/**
 * An address that the provider hasn't verified is treated as missing. With any other answer, somebody who enters
 * another person's address there would learn whether it has an account here.
 */
function verifiedOnly<Token, Info extends Told>(ask: (token: Token) => Promise<Info | null>) {
  return async (token: Token): Promise<Info | null> => {
    const told = await ask(token)
    if (!told || told.user.emailVerified) return told
    return { ...told, user: { ...told.user, email: '' } }
  }
}

function socialProviderOptions(social: AuthOptions['social'], redirectURI: string) {
  const { google, github, twitter } = social
  return {
    ...(google
      ? {
          google: {
            ...google,
            redirectURI,
            prompt: 'select_account' as const,
            getUserInfo: verifiedOnly(googleProvider(google).getUserInfo),
          },
        }
      : {}),
    ...(github
      ? {
          github: {
            ...github,
            redirectURI,
            getUserInfo: verifiedOnly(githubProvider(github).getUserInfo),
          },
        }
      : {}),
    ...(twitter
      ? {
          twitter: {
            ...twitter,
            redirectURI,
            // Without 'offline.access': we never ask for anything later.
            disableDefaultScope: true,
            scope: ['users.read', 'tweet.read', 'users.email'],
            // An account without an address would need a made-up one, so it is refused.
            mapProfileToUser: ({ data }: { data: { email?: string | undefined } }) => ({
              email: data.email ?? '',
            }),
          },
        }
      : {}),
  }
}
