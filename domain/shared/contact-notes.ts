import { canBeDialed } from './phone-digits.ts'
import { zipOfAddress } from './zip-of-address.ts'

/**
 * What stands beside a phone number that is accepted as any other, but that nobody can call; empty where nothing has to
 * be said.
 */
export const phoneNote = (phone: string): string =>
  phone.trim() === '' || canBeDialed(phone)
    ? ''
    : 'This doesn’t look like a US phone number. We can only call or text one that we can dial.'

/** The same beside an address that can't be looked up because it has no ZIP code. */
export const addressNote = (address: string): string =>
  address.trim() === '' || zipOfAddress(address) !== ''
    ? ''
    : 'Add street, city, state and ZIP code, so we can check it.'

/** The notes by the name of their field. */
export const noteOn = { phone: phoneNote, address: addressNote }
