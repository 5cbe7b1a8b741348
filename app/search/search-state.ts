import { createBrowserStore } from '../ui/browser-store.ts'

export type Words = { title: string; message: string }

/** What the search is at. What was found stands on the page of results; a failure says why, beside the form. */
type SearchState = { phase: 'idle' | 'searching' } | ({ phase: 'failed'; searched: string } & Words)

export const searchStore = createBrowserStore<SearchState>({ phase: 'idle' })
