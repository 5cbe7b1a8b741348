import { createBrowserStore } from '../ui/browser-store.ts'

export type Words = { title: string; message: string }

/** The state of the search. Results are on the results page; a failure says why, beside the form. */
type SearchState = { phase: 'idle' | 'searching' } | ({ phase: 'failed'; searched: string } & Words)

export const searchStore = createBrowserStore<SearchState>({ phase: 'idle' })
