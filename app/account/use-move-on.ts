import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { refreshSession, useSession } from '../session/session.ts'

/**
 * Moves on as soon as somebody is signed in: the link of the mail opens in a tab of its own, and this one would wait
 * forever. A tab that slept in the background heard nothing of it, so it asks when it is looked at again.
 */
export function useMoveOn(goal: string, waits = true): void {
  const navigate = useNavigate()
  const { user } = useSession()
  useEffect(() => {
    if (user && waits) void navigate(goal, { replace: true })
  }, [user, goal, waits, navigate])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void refreshSession()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
