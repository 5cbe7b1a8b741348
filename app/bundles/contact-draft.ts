import type { BundleContactField } from '#domain/leads/bundle-contact.ts'

/** What the contact step asks for. */
export type BundleContact = Record<BundleContactField, string> & {
  wantsAudit: boolean
  marketingConsent: boolean
}

export const EMPTY_CONTACT: BundleContact = {
  name: '',
  email: '',
  phone: '',
  wantsAudit: false,
  marketingConsent: false,
}
