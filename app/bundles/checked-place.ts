import { createBrowserStore } from '../ui/browser-store.ts'
import type { CheckedZip } from './zip-outcome.ts'

/** The ZIP that the builder checked last, for the pre-made bundles below; null before a check. */
export const checkedPlace = createBrowserStore<CheckedZip | null>(null)
