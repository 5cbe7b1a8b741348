import { readStoredObject, writeStorage } from '../ui/browser-storage.ts'
import type { CallChoice } from './call-choice.ts'

/** The contact fields of the checkout form. */
export type CheckoutDraft = { name: string; email: string; phone: string; address: string; notes: string }

export const EMPTY_DRAFT: CheckoutDraft = { name: '', email: '', phone: '', address: '', notes: '' }

const DRAFT_KEY = 'plainwire-checkout-draft'

const stored = () => readStoredObject(DRAFT_KEY, 'sessionStorage') ?? {}

/** What was typed earlier in this tab: signing in and reloading lose nothing. */
export const readDraft = (): Partial<CheckoutDraft> =>
  Object.fromEntries(Object.entries(stored()).filter(([name]) => name in EMPTY_DRAFT))

/** How to answer, as it was chosen earlier in this tab. */
export function readCall(): CallChoice {
  const { answerBy = 'call', startsAt = null } = stored() as Partial<CallChoice>
  return { answerBy, startsAt }
}

/** Stores what was typed or chosen, only for the tab's session: contact details don't stay on a shared computer. */
export function keepInDraft(changes: Partial<CheckoutDraft & CallChoice>): void {
  writeStorage(DRAFT_KEY, JSON.stringify({ ...stored(), ...changes }), 'sessionStorage')
}

export function forgetDraft(): void {
  writeStorage(DRAFT_KEY, null, 'sessionStorage')
}
