/** A US number as we write it: `(512) 555-0133`; anything else unchanged. */
export function phoneWords(phone: string): string {
  const [, area, exchange, line] = phoneDigits(phone).match(/^(\d{3})(\d{3})(\d{4})$/) ?? []
  return area ? `(${area}) ${exchange}-${line}` : phone
}

/** The digits that make different spellings of a US number equal: without punctuation and the leading 1. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(\d{10})$/, '$1')
}
