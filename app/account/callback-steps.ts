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
  | { kind: 'signed_in'; social?: boolean }
  | { kind: 'session_error'; reason: string; provider: SocialProvider | null }
  | { kind: 'unexpected' }

/** `counts` is the conversion that has now succeeded. */
type Steps = {
  toast: Omit<Toast, 'id' | 'shownAt'> | null
  goal: string
  signedIn: boolean
  counts: 'sign_up' | 'social_sign_in' | null
}

/** The message and next page of each branch (specification, section 2). */
export function callbackSteps(result: CallbackResult, returnTo: string): Steps {
  switch (result.kind) {
    case 'confirmed':
      return {
        toast: {
          tone: 'good',
          title: 'Account confirmed',
          description: 'Your account has been successfully confirmed. You can now complete your checkout.',
        },
        goal: '/checkout',
        signedIn: false,
        counts: result.signedUp ? 'sign_up' : null,
      }
    case 'signed_in':
      return { toast: null, goal: returnTo, signedIn: true, counts: result.social ? 'social_sign_in' : null }
    case 'session_error':
      return {
        toast: { tone: 'alarm', title: problems.link_expired.title, description: reasonText(result) },
        goal: '/auth',
        signedIn: false,
        counts: null,
      }
    case 'unexpected':
      return { toast: null, goal: '/', signedIn: false, counts: null }
  }
}

function reasonText({ reason, provider }: { reason: string; provider: SocialProvider | null }): string {
  if (provider) return socialRefusalText(socialProviderNames[provider], reason)
  if (reason === 'link_expired') return problems.link_expired.message
  return 'We could not sign you in. Please try again.'
}
