import { regexes } from 'zod/mini'

/** One rule of a contact field: the check that browser and server share, and the message beside the field. */
export type FieldRule = { test: (text: string) => boolean; message: string }

export const EMAIL_MAX_LENGTH = 254

/**
 * The one rule for email addresses: zod's, which the auth library uses, too, so a sign-up never fails on an address
 * that a form accepts. Only an email to an address is a full test of it.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && regexes.email.test(text)
}

/** Rules of the checkout form, also used where other forms ask for the same (specification, section 5). */
export const contactRules = {
  name: { test: text => text.trim().length >= 2, message: 'Name is required' },
  email: { test: text => isEmail(text.trim()), message: 'Valid email is required' },
  phone: { test: text => text.trim().length >= 1, message: 'Phone number is required' },
  address: { test: text => text.trim().length >= 1, message: 'Address is required' },
} as const satisfies Record<string, FieldRule>
