import type { Outcome } from '#domain/shared/outcome.ts'
import type { SignIn, SignUp } from './account-forms.ts'
import type { Visitor } from './visitor.ts'

/** Headers that carry the session to the browser. */
export type SessionHeaders = { headers: Headers }

/** Port to the library that keeps passwords and sessions. */
export type Accounts = {
  /** Who sends this request, by its session cookie; null for nobody. */
  visitorOf(request: Request): Promise<Visitor | null>
  signIn(form: SignIn, request: Request): Promise<Outcome<SessionHeaders, 'sign_in_refused'>>
  /** Makes the user, the profile and a session. The database decides whether a username is still free. */
  signUp(form: SignUp, request: Request): Promise<Outcome<SessionHeaders, 'username_taken' | 'email_taken'>>
  signOut(request: Request): Promise<SessionHeaders>
}
