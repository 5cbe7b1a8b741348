import { useEffect } from 'react'
import { readStorage, writeStorage } from '../ui/browser-storage.ts'
import { createBrowserStore } from '../ui/browser-store.ts'

const CONSENT_KEY = 'plainwire-outside-consent'

/** Whether outside scripts may load. Denied until somebody agrees; Global Privacy Control overrides an agreement. */
export type OutsideConsent = { granted: boolean; globalPrivacyControl: boolean; known: boolean }

const store = createBrowserStore<OutsideConsent>({
  granted: false,
  globalPrivacyControl: false,
  known: false,
})

function browserOptsOut(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

function load() {
  const globalPrivacyControl = browserOptsOut()
  const granted = readStorage(CONSENT_KEY) === 'granted' && !globalPrivacyControl
  store.set({ granted, globalPrivacyControl, known: true })
}

export function useOutsideConsent(): OutsideConsent {
  useEffect(() => {
    if (!store.get().known) load()
  }, [])
  return store.use()
}

export function setOutsideConsent(granted: boolean): void {
  writeStorage(CONSENT_KEY, granted ? 'granted' : 'denied')
  load()
}
