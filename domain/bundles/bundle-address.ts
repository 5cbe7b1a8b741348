import { type BundleChoice, type BundlePart, bundleKinds, NOTHING_CHOSEN } from './bundle.ts'

const FIVE_DIGITS = /^\d{5}$/

/** How many digits the builder's ZIP field accepts, and needs (specification, section 5). */
const BUNDLE_ZIP_LENGTH = 5

/** What an address of the bundles page says. `unknown` is true if it names a plan that is not on offer. */
export type BundleAddress = { choice: BundleChoice; zipCode: string; unknown: boolean }

export function isBundleZip(text: string): boolean {
  return FIVE_DIGITS.test(text)
}

/** What the ZIP field may contain: the digits of what was typed or pasted (`TX 78701-1234`), at most five. */
export function bundleZipDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, BUNDLE_ZIP_LENGTH)
}

/** Reads a bundle from the page's query. Anything unknown counts as not chosen. */
export function readBundleAddress(search: string, parts: readonly BundlePart[]): BundleAddress {
  const from = new URLSearchParams(search)
  const choice = { ...NOTHING_CHOSEN }
  let unknown = false
  for (const kind of bundleKinds) {
    const id = from.get(kind)
    if (!id) continue
    if (parts.some(part => part.kind === kind && part.planId === id)) choice[kind] = id
    else unknown = true
  }
  const zip = from.get('zip') ?? ''
  return { choice, zipCode: isBundleZip(zip) ? zip : '', unknown }
}

/** The same as a query, with a leading `?` unless it is empty. */
export function writeBundleAddress(choice: BundleChoice, zipCode = ''): string {
  const to = new URLSearchParams()
  for (const kind of bundleKinds) {
    const id = choice[kind]
    if (id) to.set(kind, id)
  }
  if (isBundleZip(zipCode)) to.set('zip', zipCode)
  const text = to.toString()
  return text ? `?${text}` : ''
}
