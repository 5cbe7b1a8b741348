/** A house number of five digits stands at the beginning of an address, before a word. */
const HOUSE_NUMBER = /^\s*\d{5} +\p{L}/u

/** What can be ZIP codes in the text of an address, in their order. */
export function zipsIn(address: string): string[] {
  const [first, ...others] = [...address.matchAll(/\b\d{5}\b/g)].map(([digits]) => digits)
  if (first === undefined) return []
  return HOUSE_NUMBER.test(address) ? others : [first, ...others]
}

/** The ZIP code of a typed address: the last that it has; '' if none. */
export const zipOfAddress = (address: string): string => zipsIn(address).at(-1) ?? ''
