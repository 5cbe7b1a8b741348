import { WHERE_FROM_KEY } from '../first-load/keep-where-from.ts'
import { VISIT_KEY } from '../measurement/measure-step.ts'
import { clearStorage } from '../ui/clear-storage.ts'

/** What says nothing about the person: which link the visit came from, and which of its steps were counted. */
const impersonal: readonly string[] = [WHERE_FROM_KEY, VISIT_KEY]

/** What the browser's tabs share of a person. */
const personal: readonly string[] = ['last-search-address', 'plainwire-checkout-handed']

/**
 * Forgets what was typed into forms in this tab and what one tab handed to another, and the last street address searched
 * in this browser: names, numbers and addresses of somebody who signed out are nobody else's. The cart and the ZIP code
 * stay.
 */
export function forgetTyped(): void {
  clearStorage(['sessionStorage'], key => key.startsWith('plainwire-') && !impersonal.includes(key))
  clearStorage(['localStorage'], key => personal.includes(key))
}
