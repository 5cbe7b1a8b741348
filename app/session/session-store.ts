import { useEffect } from 'react'
import type { Visitor } from '#domain/accounts/visitor.ts'
import { callApi } from '../operations/call-api.ts'
import { createBrowserStore } from '../ui/browser-store.ts'

/** Loading stays true until the first look-up has ended (specification, section 4). */
export type Session = { loading: boolean; user: Visitor | null }

const session = createBrowserStore<Session>({ loading: true, user: null })
let firstLookup: Promise<void> | null = null

/** Asks the server who is signed in. If nothing answers, it counts as nobody. */
export async function refreshSession(): Promise<void> {
  const answer = await callApi('GET /api/session', null).catch(() => null)
  session.set({ loading: false, user: answer?.ok ? answer.value.user : session.get().user })
}

/** What can happen to a session, as the specification names it. */
export type SessionEvent = 'SIGNED_IN' | 'SIGNED_OUT' | 'USER_UPDATED'

let channel: BroadcastChannel | null = null

/** One per tab: a second one in the same tab would hear what the first one says. */
const otherTabs = () => (channel ??= new BroadcastChannel('plainwire-session'))

/** Lets the other tabs of this browser know. */
export function tellOtherTabs(event: SessionEvent): void {
  otherTabs().postMessage(event)
}

/** Hears what other tabs do to the session. Returns a function that stops it. */
export function listenToOtherTabs(follow: (event: SessionEvent) => void): () => void {
  otherTabs().onmessage = ({ data }: MessageEvent<SessionEvent>) => follow(data)
  return () => {
    otherTabs().onmessage = null
  }
}

/** The signed-in visitor, once the first look-up has ended. */
export async function knownSession(): Promise<Session> {
  await (firstLookup ??= refreshSession())
  return session.get()
}

/** The signed-in visitor. Pages are the same for everyone, so this is known only after they have loaded. */
export function useSession(): Session {
  useEffect(() => void knownSession(), [])
  return session.use()
}
