import type { Location, NavigateFunction } from 'react-router'
import { savedReturnUrl } from '#domain/accounts/return-url.ts'
import { showToast } from '../shell/toasts.ts'
import { refreshSession, type SessionEvent, tellOtherTabs } from './session-store.ts'

/** The message for each change of the session (specification, section 4). */
const words: Record<SessionEvent, { title: string; description: string }> = {
  SIGNED_IN: { title: 'Welcome!', description: 'You have successfully signed in.' },
  SIGNED_OUT: { title: 'Signed out', description: 'You have been signed out successfully.' },
  USER_UPDATED: { title: 'Account updated', description: 'Your account has been updated successfully.' },
}

/** Updates this tab after a change of the session, shows the message, and lets the other tabs follow. */
export async function announceSession(event: SessionEvent): Promise<void> {
  await refreshSession()
  showToast({ tone: 'good', ...words[event] })
  tellOtherTabs(event)
}

/**
 * Follows a change that was made in another tab: nobody stays on an account page after signing out, and the sign-in
 * page moves on. Pages that are being read stay where they are.
 */
export async function followOtherTab(
  event: SessionEvent,
  navigate: NavigateFunction,
  location: Location,
): Promise<void> {
  await refreshSession()
  showToast({ tone: 'good', ...words[event] })
  if (event === 'SIGNED_OUT') await navigate('/auth')
  if (event === 'SIGNED_IN' && location.pathname === '/auth') {
    await navigate(savedReturnUrl(location), { replace: true })
  }
}
