import { EMAIL_MAX_LENGTH, isEmail } from '#domain/shared/contact-rules.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'

/** How somebody identifies themselves on the privacy choices page. */
export type PrivacyContact = { email: string } | { phone: string }

/** The longest text that its field accepts. */
export const PRIVACY_CONTACT_MAX_LENGTH = EMAIL_MAX_LENGTH

/** Reads an email address or a US phone number, however it is punctuated; null if it is neither. */
export function readPrivacyContact(text: string): PrivacyContact | null {
  const trimmed = text.trim()
  if (isEmail(trimmed)) return { email: trimmed.toLowerCase() }
  const digits = phoneDigits(trimmed)
  return /^[\d\s().+-]+$/.test(trimmed) && digits.length === 10 ? { phone: digits } : null
}
