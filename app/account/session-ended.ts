import { onwards } from '#domain/accounts/return-url.ts'
import { refreshSession } from '../session/session.ts'
import { showToast } from '../shell/toasts.ts'

/**
 * Whether what a form got as its answer is the way to the sign-in page, because the session ended meanwhile. Then it says
 * that nothing was done, and the header no longer shows anybody.
 */
export async function hasSessionEnded(
  answer: unknown,
  page: '/account' | '/address-history',
): Promise<boolean> {
  const to = answer instanceof Response ? answer.headers.get('location') : null
  if (!to?.startsWith(onwards('/auth', page))) return false
  await refreshSession()
  showToast({
    tone: 'notice',
    title: 'Please sign in again',
    description: 'You’re no longer signed in, so nothing was changed.',
  })
  return true
}
