import { countKnown } from '#domain/availability/count-known.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { COVERAGE_UNAVAILABLE, lookupWords } from '#domain/shared/lookup-words.ts'
import { formatAddress, type PostalAddress } from '#domain/shared/postal-address.ts'
import { showToast, type Toast } from '../shell/toasts.ts'
import { createBrowserStore } from '../ui/browser-store.ts'
import { askWhoServes, lookupFault, type WhoServes } from './ask-who-serves.ts'
import { keepLastSearch } from './last-search.ts'

/** What the results show. An empty result says why in `message`. */
export type SearchState =
  | { phase: 'idle' }
  | { phase: 'searching' }
  | { phase: 'found'; result: LookupResult; searched: string }
  | { phase: 'empty'; title: string; message: string; searched: string }

export const searchStore = createBrowserStore<SearchState>({ phase: 'idle' })

/** Asks who serves an address and tells every outcome as the specification has it (section 4). */
export async function searchAddress(
  address: PostalAddress,
  wordsOfFailure: Words = lookupWords.failed,
): Promise<void> {
  const searched = formatAddress(address)
  searchStore.set({ phase: 'searching' })
  keepLastSearch(address)
  let answer: WhoServes
  try {
    answer = await askWhoServes(searched)
  } catch {
    tellEmpty('alarm', wordsOfFailure, searched)
    return
  }
  const fault = lookupFault(answer)
  if (fault !== null) {
    tellEmpty('alarm', { title: lookupWords.failed.title, message: fault }, searched)
    return
  }
  showOutcome(answer, searched)
}

type Words = { title: string; message: string }

const tell = (tone: Toast['tone'], { title, message }: Words) =>
  showToast({ tone, title, description: message })

function tellEmpty(tone: Toast['tone'], words: Words, searched: string): void {
  tell(tone, words)
  searchStore.set({ phase: 'empty', ...words, searched })
}

function showOutcome(answer: WhoServes, searched: string): void {
  // An answer without one of the lists is tolerated (specification, section 7).
  const { providers = [], otherProviders = [], likelyProviders = [] } = answer
  const found = providers.length + otherProviders.length + likelyProviders.length
  if (found === 0) {
    tellEmpty('notice', lookupWords.none, searched)
    return
  }
  const result: LookupResult = { ...(answer as LookupResult), providers, otherProviders, likelyProviders }
  // Guesses are not counted; where nobody is known, satellite is what was found.
  const known = countKnown(result) || providers.length
  if (answer.isMock) {
    const { title, message } = lookupWords.backup
    tell('notice', {
      title,
      message: message.replace(COVERAGE_UNAVAILABLE, answer.error ?? COVERAGE_UNAVAILABLE),
    })
  } else {
    tell('good', {
      title: 'Providers found',
      message: `Found ${known} provider${known === 1 ? '' : 's'} for your address`,
    })
  }
  if (answer.history === 'saved') {
    tell('good', { title: 'Address saved', message: 'Your search has been saved to your account' })
  }
  if (answer.history === 'failed') {
    tell('alarm', lookupWords.notSaved)
  }
  searchStore.set({ phase: 'found', result, searched })
}
