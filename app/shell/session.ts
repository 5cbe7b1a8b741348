import { useEffect } from 'react'
import type { Visitor } from '#domain/accounts/visitor.ts'
import { createBrowserStore } from './browser-store.ts'

/** Loading stays true until the first look-up has ended (specification, section 4). */
export type Session = { loading: boolean; user: Visitor | null }

const session = createBrowserStore<Session>({ loading: true, user: null })
let firstLookup: Promise<void> | null = null

/** Asks the server who is signed in. What cannot be asked counts as nobody. */
export async function refreshSession(): Promise<void> {
  try {
    const response = await fetch('/api/session', { headers: { accept: 'application/json' } })
    const { user } = (await response.json()) as { user?: Visitor | null }
    session.set({ loading: false, user: user ?? null })
  } catch {
    session.set({ loading: false, user: session.get().user })
  }
}

/** Who is signed in. Pages are the same for everyone, so this is known only after they have loaded. */
export function useSession(): Session {
  useEffect(() => {
    firstLookup ??= refreshSession()
  }, [])
  return session.use()
}
