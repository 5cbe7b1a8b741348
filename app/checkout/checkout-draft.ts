import { readStoredObject, writeStorage } from '../ui/browser-storage.ts'

/** The contact fields of the checkout form. */
export type CheckoutDraft = { name: string; email: string; phone: string; address: string; notes: string }

export const EMPTY_DRAFT: CheckoutDraft = { name: '', email: '', phone: '', address: '', notes: '' }

const DRAFT_KEY = 'plainwire-checkout-draft'

/** What was typed earlier in this tab: signing in and reloading lose nothing. */
export function readDraft(): Partial<CheckoutDraft> {
  const stored = readStoredObject(DRAFT_KEY, 'sessionStorage') ?? {}
  return Object.fromEntries(
    Object.keys(EMPTY_DRAFT).flatMap(name => {
      const value = stored[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** Stores what was typed into one field, only for the tab's session: contact details don't stay on a shared computer. */
export function keepInDraft(name: keyof CheckoutDraft, value: string): void {
  writeStorage(DRAFT_KEY, JSON.stringify({ ...readDraft(), [name]: value }), 'sessionStorage')
}

export function forgetDraft(): void {
  writeStorage(DRAFT_KEY, null, 'sessionStorage')
}
