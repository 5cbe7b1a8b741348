import { phoneDigits } from './phone-digits.ts'

/**
 * Who somebody is to us: whoever shares an email address (in lower case) or, where a record has none, a phone number of
 * ten digits. Nothing else tells two people of one name apart.
 */
export type PersonKey = { email: string } | { phone: string }

/** How somebody can be reached, as a record of ours has it. */
export type ContactFound = { name: string; email: string; phone: string; at: Date }

/** Whose record this is; null where it names nobody who could be found again. */
export function personKeyOf({ email, phone }: Pick<ContactFound, 'email' | 'phone'>): PersonKey | null {
  if (email.trim() !== '') return { email: email.trim().toLowerCase() }
  const digits = phoneDigits(phone)
  return digits.length === 10 ? { phone: digits } : null
}

/** What somebody at the desk looks for: part of a name or an address, or at least four digits of a number. */
export type PersonSearch = { words: string; digits: string | null }

const FEWEST_DIGITS = 4

export function personSearch(text: string): PersonSearch {
  const digits = /^[\d\s().+-]+$/.test(text) ? phoneDigits(text) : ''
  return { words: text.trim(), digits: digits.length >= FEWEST_DIGITS ? digits : null }
}
