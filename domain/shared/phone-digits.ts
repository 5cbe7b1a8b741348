/** The digits that make two ways of writing a US number the same: without punctuation and without the leading 1. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(\d{10})$/, '$1')
}
