import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { formatAddress, type PostalAddress } from '#domain/shared/postal-address.ts'
import { askWhoServes, lookupFault, type WhoServes } from '../ask-who-serves.ts'
import { createBrowserStore } from '../browser-store.ts'
import { showToast } from '../toasts.ts'
import { keepLastSearch } from './last-search.ts'

/** What the results show. An empty result says why in `message`. */
export type SearchState =
  | { phase: 'idle' }
  | { phase: 'searching' }
  | { phase: 'found'; result: LookupResult; searched: string }
  | { phase: 'empty'; title: string; message: string; searched: string }

export const searchStore = createBrowserStore<SearchState>({ phase: 'idle' })

/** The words of a search that failed; the availability check of a kept address has its own. */
export const searchFailures = {
  search: { title: 'Error fetching providers', message: 'There was an error getting provider information' },
  check: { title: 'Error checking availability', message: 'Could not verify service at your address' },
}

/** Asks who serves an address and tells every outcome as the specification has it (section 4). */
export async function searchAddress(
  address: PostalAddress,
  purpose: keyof typeof searchFailures = 'search',
): Promise<void> {
  const searched = formatAddress(address)
  const failed = (title: string, message: string) => {
    showToast({ tone: 'alarm', title, description: message })
    searchStore.set({ phase: 'empty', title, message, searched })
  }
  searchStore.set({ phase: 'searching' })
  keepLastSearch(address)
  let answer: WhoServes
  try {
    answer = await askWhoServes(searched)
  } catch {
    failed(searchFailures[purpose].title, searchFailures[purpose].message)
    return
  }
  const fault = lookupFault(answer)
  if (fault !== null) {
    failed('Error fetching providers', fault)
    return
  }
  showOutcome(answer, searched)
}

function showOutcome(answer: WhoServes, searched: string): void {
  // An answer without one of the lists is tolerated (specification, section 7).
  const { providers = [], otherProviders = [] } = answer
  const found = providers.length + otherProviders.length
  if (found === 0) {
    const title = 'No providers found'
    const message = "We couldn't find any providers for this address"
    showToast({ tone: 'notice', title, description: message })
    searchStore.set({ phase: 'empty', title, message, searched })
    return
  }
  const count = `${found} ${found === 1 ? 'provider' : 'providers'}`
  if (answer.isMock) {
    showToast({
      tone: 'notice',
      title: 'Using backup data',
      description: 'FCC API is currently unavailable. Showing alternative provider data.',
    })
  } else {
    showToast({ tone: 'good', title: 'Providers found', description: `Found ${count} for your address` })
  }
  if (answer.history === 'saved') {
    showToast({
      tone: 'good',
      title: 'Address saved',
      description: 'Your search has been saved to your account',
    })
  }
  if (answer.history === 'failed') {
    showToast({
      tone: 'alarm',
      title: 'Error saving address',
      description: 'There was an error saving your search',
    })
  }
  searchStore.set({
    phase: 'found',
    result: { ...(answer as LookupResult), providers, otherProviders },
    searched,
  })
}
