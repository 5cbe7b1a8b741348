import { isMilitaryMail, MILITARY_MAIL_WORDS } from './military-mail.ts'
import { isPostOfficeBox } from './post-office-box.ts'
import { stateNamed } from './us-states.ts'

const startsWithHouse = /^\d+[a-z]?\s+\S/i

const partsOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')

/** Why nobody can install anything at a typed address; `null` if nothing speaks against it. */
export function notAHome(address: string): string | null {
  if (isMilitaryMail(address)) return MILITARY_MAIL_WORDS
  const parts = partsOf(address)
  const isOnlyBox = parts.some(isPostOfficeBox) && !parts.some(part => startsWithHouse.test(part))
  return isOnlyBox ? 'Installing needs a street address. We can’t install at a PO box.' : null
}

/**
 * The ZIP code that a typed address ends with, and the state in front of it as it was typed. Both are empty as long as
 * the address is nothing but digits, which may become a house number; the state is empty if none can be told from a
 * street (`12 Oak Ct 06101`) or the city (`Washington 20001`, if that is what the ZIP code's city is called).
 */
export function endOfAddress(address: string): { zipCode: string; state(city: string): string } {
  const found = /\b(\d{5})(?:-\d{4})?$/.exec(address.trim())
  const before = found ? address.trim().slice(0, found.index).trim() : ''
  if (!found?.[1] || before === '') return { zipCode: '', state: () => '' }
  const parts = partsOf(before)
  const words = parts.length > 1 ? (parts.at(-1) ?? '').split(/\s+/) : []
  return {
    zipCode: found[1],
    state(city) {
      if (words.join(' ').toLowerCase() === city.toLowerCase()) return ''
      // The longest name that fits: `West Virginia` is not `Virginia`.
      const from = words.findIndex((_, index) => stateNamed(words.slice(index).join(' ')) !== null)
      return from < 0 ? '' : words.slice(from).join(' ')
    },
  }
}
