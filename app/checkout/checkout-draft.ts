import { readStoredObject, writeStorage } from '../ui/browser-storage.ts'
import type { CallChoice } from './call-choice.ts'

/** The contact fields of the checkout form. */
export type CheckoutDraft = { name: string; email: string; phone: string; address: string; notes: string }

export const EMPTY_DRAFT: CheckoutDraft = { name: '', email: '', phone: '', address: '', notes: '' }

/** The account that was signed in while something was typed. */
type Owned = { owner: string }

const DRAFT_KEY = 'plainwire-checkout-draft'
/** For another tab: the link that confirms an address opens in one of its own. */
const HANDED_KEY = 'plainwire-checkout-handed'
/** As long as that link works. */
const HANDED_FOR_MS = 3_600_000

const stored = () => readStoredObject(DRAFT_KEY, 'sessionStorage') ?? handed() ?? {}

function handed(): Record<string, unknown> | null {
  const draft = readStoredObject(HANDED_KEY)
  if (draft && !(Number(draft.until) > Date.now())) writeStorage(HANDED_KEY, null)
  return readStoredObject(HANDED_KEY)
}

/** What was typed earlier in this tab, or in one that waits for a sign-in: signing in and reloading lose nothing. */
export const readDraft = (): Partial<CheckoutDraft> =>
  Object.fromEntries(Object.entries(stored()).filter(([name]) => name in EMPTY_DRAFT))

/** How to answer, as it was chosen earlier. */
export function readCall(): CallChoice {
  const { answerBy = 'call', startsAt = null } = stored() as Partial<CallChoice>
  return { answerBy, startsAt }
}

/** Stores what was typed or chosen, only for the tab's session: contact details don't stay on a shared computer. */
export function keepInDraft(changes: Partial<CheckoutDraft & CallChoice & Owned>): void {
  writeStorage(DRAFT_KEY, JSON.stringify({ ...stored(), ...changes }), 'sessionStorage')
}

/** Lets the tab in which somebody ends up signed in go on with what was typed here; within the hour. */
export function handOver(draft: CheckoutDraft & CallChoice): void {
  keepInDraft(draft)
  writeStorage(HANDED_KEY, JSON.stringify({ ...stored(), until: Date.now() + HANDED_FOR_MS }))
}

/**
 * Makes what was typed the signed-in account's. It is in this tab from now on, and in no other. True if it waited for
 * this sign-in: somebody comes back to an order that isn't placed yet.
 */
export function takeOver(userId: string): boolean {
  const hasWaited = handed() !== null
  keepInDraft({ owner: userId })
  writeStorage(HANDED_KEY, null)
  return hasWaited
}

/** Whether this was typed under another account than `userId`: whoever signs in next is somebody else. */
export function isOthersDraft(userId: string): boolean {
  const { owner } = stored() as Partial<Owned>
  return owner !== undefined && owner !== userId
}

export function forgetDraft(): void {
  writeStorage(DRAFT_KEY, null, 'sessionStorage')
  writeStorage(HANDED_KEY, null)
}
