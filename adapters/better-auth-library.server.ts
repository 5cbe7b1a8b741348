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
import { hashPassword, verifyPassword } from './argon2.server.ts'

/** The header that tells sessions the client's address; the site writes it, never the client. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** Id and secret that a provider gave us. */
type SocialClient = { clientId: string; clientSecret: string }

type MailCallback = (mail: { email: string; token: string }) => Promise<void>

export type AuthOptions = {
  db: Database
  secret: string
  baseUrl: string
  /** Sign-in waits until the address is confirmed; only where mails go out. */
  confirmAddresses: boolean
  social: Partial<Record<SocialProvider, SocialClient>>
  mailConfirmation: MailCallback
  mailPasswordReset: MailCallback
  mailAccountExists: (email: string) => Promise<void>
  /** Told when the row of a user is about to be stored, before the rest of the account is. */
  storingUser: () => void
}

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400
/** A session ends this long after its last use. */
export const SESSION_IDLE_SECONDS = 7 * DAY_SECONDS

/** The __Host- prefix keeps other hosts of the domain from setting the cookie; browsers take it only with Secure. */
const cookiePrefix = (https: boolean) => (https ? '__Host-plainwire' : 'plainwire')

/** The cookie that carries the signed session token. */
export const sessionCookieName = (https: boolean) => `${cookiePrefix(https)}.session_token`

/** The library, set to our tables, our hashing and our way back from providers. */
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
      password: { hash: hashPassword, verify: verifyPassword },
      requireEmailVerification: confirmAddresses,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => options.mailPasswordReset({ email: user.email, token }),
      onExistingUserSignUp: ({ user }) => options.mailAccountExists(user.email),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: confirmAddresses,
      autoSignInAfterVerification: true,
      expiresIn: HOUR_SECONDS,
      sendVerificationEmail: ({ user, token }) => options.mailConfirmation({ email: user.email, token }),
    },
    user: {
      // Whoever comes from outside must own the address there: accounts are linked by it.
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
      account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
    },
    session: { expiresIn: SESSION_IDLE_SECONDS, updateAge: DAY_SECONDS },
    // The site limits by itself, in the database, before the library is asked.
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
      // A token alone, as somebody may read it in a copy of the database, signs nobody in.
      bearer({ requireSignature: true }),
    ],
  })
}

/** Of what the library would send only the cookies: a token in another header could be read by script. */
export function cookiesOnly(headers?: Headers): Headers {
  const cookies = new Headers()
  for (const cookie of headers?.getSetCookie() ?? []) cookies.append('set-cookie', cookie)
  return cookies
}

/** The providers' tokens are needed for one question and not kept: what is not there cannot be stolen. */
async function withoutTokens<Account extends object>(account: Account) {
  return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } }
}

type Told = { user: { email?: string | null | undefined; emailVerified: boolean } }

/**
 * An address that the provider has not verified counts as none: answered otherwise, whoever enters somebody else's
 * address there would learn here whether it has an account.
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
            // Without 'offline.access': nothing is asked for later.
            disableDefaultScope: true,
            scope: ['users.read', 'tweet.read', 'users.email'],
            // An account without an address would be one with a made-up address: refused as such.
            mapProfileToUser: ({ data }: { data: { email?: string | undefined } }) => ({
              email: data.email ?? '',
            }),
          },
        }
      : {}),
  }
}
