import { contactRules, EMAIL_MAX_LENGTH, type FieldRule } from '#domain/shared/contact-rules.ts'
import { isZipCode, readZipCode, ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { ZIP_WANTED } from '#domain/shared/zip-words.ts'

/** What a lead may be about, as the form offers it. */
export const leadServices = [
  'Home internet',
  'TV & streaming',
  'Home security',
  'A bundle',
  'Something else',
] as const

/** The form's fields with their checks, for both the browser's quick check and the server's schema. */
export const leadRules = {
  name: contactRules.name,
  email: contactRules.email,
  phone: contactRules.phone,
  zipCode: { test: (text: string) => isZipCode(readZipCode(text)), message: ZIP_WANTED },
  service: {
    test: (text: string) => (leadServices as readonly string[]).includes(text),
    message: 'Choose what it is for',
  },
} as const satisfies Record<string, FieldRule>

export type LeadField = keyof typeof leadRules

/** What is wrong with the phone number of a request; null where it is fine. Who wants an email needs none. */
export function phoneFault(phone: string, answerBy: string | undefined): string | null {
  const { test, message } = leadRules.phone
  return (answerBy === 'email' && phone === '') || test(phone) ? null : message
}

/** The fields in the order of the form. */
export const leadFields: readonly LeadField[] = ['name', 'email', 'phone', 'zipCode', 'service']

/** What a field's text is taken as, before it is checked and stored. */
export const readLeadField = (name: LeadField) => (text: string) =>
  name === 'zipCode' ? readZipCode(text) : text.trim()

/** The longest text that each field accepts. */
export const leadLimits: Record<LeadField, number> = {
  name: 200,
  email: EMAIL_MAX_LENGTH,
  phone: 50,
  zipCode: ZIP_FIELD_MAX_LENGTH,
  service: 50,
}
