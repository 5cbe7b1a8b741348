import type { NavigateFunction } from 'react-router'
import { callApi } from '../operations/call-api.ts'
import { showToast } from '../shell/toasts.ts'
import { announceSession } from './session-events.ts'

/** Ends the session, shows a message and goes to the sign-in page (specification, section 4). */
export async function signOut(navigate: NavigateFunction): Promise<void> {
  try {
    const answer = await callApi('POST /api/sign-out', {})
    if (!answer.ok) throw new Error(`Sign-out answered ${answer.response.status}`)
  } catch {
    showToast({ tone: 'alarm', title: 'Not signed out', description: 'Please try again.' })
    return
  }
  await announceSession('SIGNED_OUT')
  await navigate('/auth')
}
