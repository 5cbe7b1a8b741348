import type { Location, NavigateFunction } from 'react-router'
import { savedReturnUrl } from '#domain/accounts/return-url.ts'
import { showToast } from '../shell/toasts.ts'
import { accountLinks } from './account-links.ts'
import { forgetTyped } from './forget-typed.ts'
import { refreshSession, type SessionEvent, tellOtherTabs } from './session-store.ts'

/** The message for each change of the session (specification, section 4). */
const words: Record<SessionEvent, { title: string; description: string }> = {
  SIGNED_IN: { title: 'Welcome!', description: 'You have successfully signed in.' },
  SIGNED_OUT: { title: 'Signed out', description: 'You have been signed out successfully.' },
  USER_UPDATED: { title: 'Account updated', description: 'Your account has been updated successfully.' },
}

/**
 * Updates this tab after a change of the session, shows the message, unless the page has its own, and lets the other tabs
 * follow.
 */
export async function announceSession(event: SessionEvent, { silent = false } = {}): Promise<void> {
  await refreshSession()
  if (event === 'SIGNED_OUT') forgetTyped()
  if (!silent) showToast({ tone: 'good', ...words[event] })
  tellOtherTabs(event)
}

/** Pages that only an account has: the ones in its menu, one of its orders, and the confirmation of one. */
const accountPages: readonly string[] = [...accountLinks.map(({ to }) => to), '/order-confirmation']

/** Where somebody signs in, or waits for an email to do so. */
const signInPages: readonly string[] = ['/auth', '/auth/forgot']

/** Whether a page shows an account's data. An order that was opened with the key in its link needs no account. */
export function needsAccount({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const isOf = accountPages.some(page => pathname === page || pathname.startsWith(`${page}/`))
  return isOf && !new URLSearchParams(search).has('key')
}

/**
 * Follows a change that was made in another tab: nobody stays on an account's page after signing out, signing in again
 * leads back to it, and the sign-in page moves on. Everything else stays where it is, with what is typed there.
 */
export async function followOtherTab(
  event: SessionEvent,
  navigate: NavigateFunction,
  location: Location,
): Promise<void> {
  await refreshSession()
  if (event === 'SIGNED_OUT') forgetTyped()
  showToast({ tone: 'good', ...words[event] })
  if (event === 'SIGNED_OUT' && needsAccount(location)) {
    await navigate('/auth', { state: { returnTo: location.pathname + location.search } })
  }
  if (event === 'SIGNED_IN' && signInPages.includes(location.pathname)) {
    await navigate(savedReturnUrl(location), { replace: true })
  }
}
