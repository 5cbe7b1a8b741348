/** A US number as we write it: `(512) 555-0133`; anything else unchanged. */
export function phoneWords(phone: string): string {
  const [, area, exchange, line] = phoneDigits(phone).match(/^(\d{3})(\d{3})(\d{4})$/) ?? []
  return area ? `(${area}) ${exchange}-${line}` : phone
}

/** Several numbers as we write them, each once however it was typed. */
export const phonesInWords = (phones: readonly string[]): string =>
  [...new Set(phones.map(phoneWords))].join(', ')

/** The digits that make different spellings of a US number equal: without punctuation and the leading 1. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(\d{10})$/, '$1')
}

/**
 * Whether a number can be dialed in the US: North American numbers begin with 2 to 9, area code and exchange alike. An
 * extension is dialed afterwards.
 */
export const canBeDialed = (phone: string): boolean =>
  /^[2-9]\d{2}[2-9]\d{6}$/.test(phoneDigits(phone.replace(/(?:#|x|ext\.?|extension) ?\d{1,6}$/i, '')))

/** What is asked for in the place of a number that can't be dialed. */
export const DIALED_WANTED = 'Enter all ten digits'
