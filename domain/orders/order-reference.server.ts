import { randomInt } from 'node:crypto'

/** Letters and digits that can't be mistaken for one another over the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * A short name for an order to read out on the phone, such as `PW-7K3M-X9QD`. A collision has a chance of one in 800
 * billion; the table refuses it.
 */
export function newOrderReference(): string {
  const block = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `PW-${block()}-${block()}`
}
