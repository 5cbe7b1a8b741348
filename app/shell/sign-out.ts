import type { NavigateFunction } from 'react-router'
import { refreshSession } from './session.ts'
import { showToast } from './toasts.ts'

/** Ends the session, says so and goes to the sign-in page (specification, section 4). */
export async function signOut(navigate: NavigateFunction): Promise<void> {
  try {
    const response = await fetch('/api/sign-out', { method: 'POST' })
    if (!response.ok) throw new Error(`Sign-out answered ${response.status}`)
  } catch {
    showToast({ tone: 'alarm', title: 'Not signed out', description: 'Please try again.' })
    return
  }
  await refreshSession()
  showToast({ tone: 'good', title: 'Signed out', description: 'You have been signed out successfully.' })
  await navigate('/auth')
}
