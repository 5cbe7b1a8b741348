/** The ZIP code at the end of a typed address: its last five digits, because a house number comes before; '' if none. */
export function zipOfAddress(address: string): string {
  return [...address.matchAll(/\b\d{5}\b/g)].at(-1)?.[0] ?? ''
}
