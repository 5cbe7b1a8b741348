import { phoneDigits } from './phone-digits.ts'
import { referenceTyped, searchWords } from './search-words.ts'

/**
 * A person to us is everybody who shares an email address (in lower case) or, if a record has none, a ten-digit phone
 * number. Nothing else distinguishes two people with the same name.
 */
export type PersonKey = { email: string } | { phone: string }

/** How somebody can be reached, according to a record. */
export type ContactFound = { name: string; email: string; phone: string; at: Date }

/** Whose record this is; null if it has nothing by which they could be found again. */
export function personKeyOf({ email, phone }: Pick<ContactFound, 'email' | 'phone'>): PersonKey | null {
  if (email.trim() !== '') return { email: email.trim().toLowerCase() }
  const digits = phoneDigits(phone)
  return digits.length === 10 ? { phone: digits } : null
}

/** What staff search for: parts of a name or an address, at least four digits of a number, or an order's reference. */
export type PersonSearch = { words: readonly string[]; digits: string | null; reference: string | null }

const FEWEST_DIGITS = 4

export function personSearch(text: string): PersonSearch {
  const digits = /^[\d\s().+-]+$/.test(text) ? phoneDigits(text) : ''
  return {
    words: searchWords(text),
    digits: digits.length >= FEWEST_DIGITS ? digits : null,
    reference: referenceTyped(text),
  }
}
