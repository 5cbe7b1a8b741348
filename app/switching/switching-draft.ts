import { EMPTY_SWITCHING, type SwitchingDraft, switchingDraftOf } from '#domain/switching/switching-form.ts'
import { readStoredObject, writeStorage } from '../ui/browser-storage.ts'
import { createBrowserStore } from '../ui/browser-store.ts'

const DRAFT_KEY = 'plainwire-switching'

const store = createBrowserStore<SwitchingDraft>(EMPTY_SWITCHING)
let read = false

/** What was typed about the current service, only for the tab's session; the same for every plan. */
export function useSwitchingDraft() {
  if (!read) {
    read = true
    store.set(switchingDraftOf(readStoredObject(DRAFT_KEY, 'sessionStorage')))
  }
  return store.use()
}

/** Stores what was typed immediately, so a reload loses nothing. */
export function editSwitchingDraft(changes: Partial<SwitchingDraft>): void {
  const draft = { ...store.get(), ...changes }
  writeStorage(DRAFT_KEY, JSON.stringify(draft), 'sessionStorage')
  store.set(draft)
}

export function forgetSwitchingDraft(): void {
  writeStorage(DRAFT_KEY, null, 'sessionStorage')
  store.set(EMPTY_SWITCHING)
}
