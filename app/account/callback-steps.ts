import { onwards } from '#domain/accounts/return-url.ts'
import {
  type SocialProvider,
  socialProviderNames,
  socialRefusalText,
} from '#domain/accounts/social-providers.ts'
import { problems } from '#domain/shared/problem.ts'
import type { Toast } from '../shell/toasts.ts'

/** The server's result for a return from an email or a provider. */
export type CallbackResult =
  | { kind: 'confirmed'; signedUp?: boolean }
  /** The link was used before, and nobody is signed in here. */
  | { kind: 'confirmed_before' }
  | { kind: 'password_changed' }
  | { kind: 'signed_in'; social?: boolean }
  | { kind: 'session_error'; reason: string; provider: SocialProvider | null }
  | { kind: 'nobody' }
  | { kind: 'unexpected' }

/** `counts` is the conversion that has now succeeded. */
type Steps = {
  toast: Omit<Toast, 'id' | 'shownAt'> | null
  goal: string
  /** Somebody has just been signed in, which the other tabs follow. */
  signedIn: boolean
  counts: 'sign_up' | 'social_sign_in' | null
}

const CONFIRMED = 'Your account has been successfully confirmed.'

/**
 * The message and next page of each branch (specification, section 2). Without anything in the cart there is no
 * checkout to complete.
 */
export function callbackSteps(
  result: CallbackResult,
  { returnTo, cartHolds }: { returnTo: string; cartHolds: boolean },
): Steps {
  const settled = cartHolds ? '/checkout' : returnTo === '/' ? '/account' : returnTo
  switch (result.kind) {
    case 'confirmed':
      return {
        toast: {
          tone: 'good',
          title: 'Account confirmed',
          description: cartHolds ? `${CONFIRMED} You can now complete your checkout.` : CONFIRMED,
        },
        goal: settled,
        signedIn: true,
        counts: result.signedUp ? 'sign_up' : null,
      }
    case 'confirmed_before':
      return {
        toast: {
          tone: 'notice',
          title: 'Already confirmed',
          description: 'This link was used before, and your address is confirmed. Sign in to continue.',
        },
        goal: onwards('/auth', cartHolds ? '/checkout' : returnTo),
        signedIn: false,
        counts: null,
      }
    case 'password_changed':
      return {
        toast: {
          tone: 'good',
          title: 'Password changed',
          description: 'You’re signed in with your new password. Other devices are signed out.',
        },
        goal: settled,
        signedIn: true,
        counts: null,
      }
    case 'signed_in':
      return { toast: null, goal: returnTo, signedIn: true, counts: result.social ? 'social_sign_in' : null }
    case 'session_error':
      return {
        toast: { tone: 'alarm', title: problems.link_expired.title, description: reasonText(result) },
        goal: onwards('/auth', returnTo, result.reason === 'link_expired' ? { link: 'ended' } : {}),
        signedIn: false,
        counts: null,
      }
    // Nobody tried to sign in: an old tab or a bookmark.
    case 'nobody':
    case 'unexpected':
      return { toast: null, goal: '/', signedIn: false, counts: null }
  }
}

function reasonText({ reason, provider }: { reason: string; provider: SocialProvider | null }): string {
  if (provider) return socialRefusalText(socialProviderNames[provider], reason)
  if (reason === 'link_expired') return problems.link_expired.message
  return 'We could not sign you in. Please try again.'
}
