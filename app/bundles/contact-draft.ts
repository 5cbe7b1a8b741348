import { type BundleContactField, bundleContactFields } from '#domain/leads/bundle-contact.ts'
import { createSessionDraft } from '../ui/session-draft.ts'

/** What the contact step asks for. */
export type BundleContact = Record<BundleContactField, string> & {
  wantsAudit: boolean
  marketingConsent: boolean
}

const EMPTY: BundleContact = { name: '', email: '', phone: '', wantsAudit: false, marketingConsent: false }

/** The contact details of a bundle. A consent is asked for again. */
export const contactDraft = createSessionDraft('plainwire-bundle-contact', EMPTY, stored => {
  const contact = { ...EMPTY, wantsAudit: stored?.wantsAudit === true }
  for (const name of bundleContactFields) {
    const value = stored?.[name]
    if (typeof value === 'string') contact[name] = value
  }
  return contact
})
