import { useEffect } from 'react'
import { useSubmit } from 'react-router'
import { IDLE_MINUTES } from '#domain/staff/session-hours.ts'

const KEY = 'plainwire-desk-input'
const MINUTE = 60_000

/**
 * Signs out where nobody has touched the desk for an hour, in any tab: screens that read by themselves look like use to
 * the server. The way back in leads to the page again.
 */
export function useIdleEnd(signedIn: boolean): void {
  const submit = useSubmit()
  useEffect(() => {
    if (!signedIn) return
    let noted = 0
    const note = () => {
      if (Date.now() - noted < MINUTE) return
      noted = Date.now()
      localStorage.setItem(KEY, String(noted))
    }
    const look = () => {
      if (Date.now() - Number(localStorage.getItem(KEY)) < IDLE_MINUTES * MINUTE) return
      const returnTo = location.pathname + location.search
      void submit(null, { method: 'post', action: `/desk/sign-out?${new URLSearchParams({ returnTo })}` })
    }
    note()
    const kinds = ['pointerdown', 'keydown', 'wheel'] as const
    for (const kind of kinds) window.addEventListener(kind, note, { passive: true })
    const timer = setInterval(look, MINUTE / 2)
    return () => {
      clearInterval(timer)
      for (const kind of kinds) window.removeEventListener(kind, note)
    }
  }, [signedIn, submit])
}
