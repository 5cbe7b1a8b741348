import type { Outcome } from '#domain/shared/outcome.ts'
import type { PasswordChange, SignIn, SignUp } from './account-forms.ts'
import type { SocialProvider } from './social-providers.ts'
import type { Visitor } from './visitor.ts'

/** The emails whose link works for one hour. */
type LinkMail = 'confirm_address' | 'reset_password'

/** Headers that carry the session to the browser. */
type SessionHeaders = { headers: Headers }

/** A session as programs get it: the token goes into `Authorization: Bearer ...`. */
type SessionGrant = SessionHeaders & { token: string; expiresAt: Date; visitor: Visitor }

/** The result of a sign-in with an outside provider, with cookies to set in either case. */
type SocialReturn = SessionHeaders & { returnTo: string; refusal: string | null }

/** Port to the library that keeps passwords and sessions. */
export type Accounts = {
  /** Who sends this request, by its session cookie or bearer token; null for nobody. A session that is over is deleted. */
  visitorOf(request: Request): Promise<Visitor | null>
  /** The same, and the id of the session. */
  sessionOf(request: Request): Promise<{ visitor: Visitor; sessionId: string } | null>
  /** The same, and keeps a used session from ending: seven days after its last use, at most thirty after sign-in. */
  prolongSession(request: Request): Promise<SessionHeaders & { visitor: Visitor | null }>
  /** Whether this account has signed in before from the browser that sends the request. */
  isKnownDevice(email: string, request: Request): boolean
  /** Ends the session that the request already has, if it has one; so do all other ways in. */
  signIn(
    form: SignIn,
    request: Request,
  ): Promise<Outcome<SessionGrant, 'sign_in_refused' | 'email_not_confirmed'>>
  /**
   * Makes the user and the profile, and a session unless the address must be confirmed first. The database decides
   * whether a username is still free. With emails, an address that has an account gets an email and the same answer,
   * and the username is reserved for as long as an account that nobody confirms would be. An account that waits to be
   * confirmed is replaced: the newest password counts, and earlier links end. The link leads on to `returnTo`.
   */
  signUp(
    form: SignUp,
    request: Request,
  ): Promise<Outcome<SessionHeaders & { confirmationSent: boolean }, 'username_taken' | 'email_taken'>>
  /** Confirms an address by the token of the email and signs in. A link that was used already signs nobody in. */
  confirmAddress(
    token: string,
    request: Request,
  ): Promise<Outcome<SessionHeaders & { wasConfirmed: boolean }, 'link_expired'>>
  /** Stores an email with a link that sets a new password, if the address has an account. */
  mailPasswordReset(email: string, returnTo?: string): Promise<void>
  /** Stores another confirmation email, if the address has an account that waits for it. */
  mailConfirmation(email: string, returnTo?: string): Promise<void>
  /** A new token for the link of an email that waited too long; null if nobody needs the link anymore. */
  freshToken(kind: LinkMail, email: string): Promise<string | null>
  /** Whether this token of an email still sets a password. */
  opensPasswordForm(token: string): Promise<boolean>
  /** Stores an email that tells the owner about many wrong passwords, if the address has an account. */
  mailOfGuesses(email: string): Promise<void>
  /**
   * Sets a password by the token of the email, once; ends every session and every other such link, notifies the owner
   * by email and signs in again.
   */
  resetPassword(
    token: string,
    password: string,
    request: Request,
  ): Promise<Outcome<SessionHeaders, 'link_expired'>>
  /** Changes the password by the old one, ends the other sessions and mailed links and tells the owner; this one gets a new token. */
  changePassword(change: PasswordChange, request: Request): Promise<Outcome<SessionHeaders, 'password_wrong'>>
  /** Gives the account another username; the database decides whether it is free. */
  changeUsername(username: string, request: Request): Promise<Outcome<SessionHeaders, 'username_taken'>>
  /** True if this is the password of the person who sends the request. */
  isOwnPassword(password: string, request: Request): Promise<boolean>
  signOut(request: Request): Promise<SessionHeaders>
  /** The providers that are set up on this site. */
  socialProviders: readonly SocialProvider[]
  /** Where to send the browser to sign in there; it comes back to /auth/callback. */
  startSocialSignIn(
    provider: SocialProvider,
    returnTo: string,
    request: Request,
  ): Promise<Outcome<SessionHeaders & { url: string }, 'social_sign_in_unavailable'>>
  /** Completes the return from there: a session, or why not. */
  finishSocialSignIn(provider: SocialProvider, request: Request): Promise<SocialReturn>
}
