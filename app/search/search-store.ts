import { countKnown } from '#domain/availability/count-known.ts'
import type { Precision } from '#domain/availability/lookup-result.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { COVERAGE_UNAVAILABLE, lookupWords } from '#domain/shared/lookup-words.ts'
import { formatAddress, type PostalAddress } from '#domain/shared/postal-address.ts'
import { showToast, type Toast } from '../shell/toasts.ts'
import { askWhoServes, lookupFault, type WhoServes } from './ask-who-serves.ts'
import { handOver } from './handed-over.ts'
import { keepLastAddress } from './last-search.ts'
import { keepLastZip } from './last-zip.ts'
import { resultsPath } from './results-address.ts'
import { searchStore, type Words } from './search-state.ts'

type Told = Words & { tone: Toast['tone'] }

/**
 * Asks who serves an address, reports every outcome as the specification has it (section 4), and leads to the
 * results. A failure stays with the form. Returns whether something was found.
 */
export async function searchAddress(
  address: PostalAddress,
  goTo: (path: string) => void | Promise<void>,
  wordsOfFailure: Words = lookupWords.failed,
): Promise<boolean> {
  const searched = formatAddress(address)
  searchStore.set({ phase: 'searching' })
  const found = await ask(searched, wordsOfFailure)
  if (!('refused' in found)) keepLastAddress(address)
  if ('fault' in found) {
    showToast(toastOf({ tone: 'alarm', ...found.fault }))
    searchStore.set({ phase: 'failed', searched, ...found.fault })
    return false
  }
  keepLastZip(address.zipCode)
  // Without a place, the results page asks for the ZIP code's own answer.
  if (isWhole(found.answer)) handOver(address, found.answer)
  await goTo(resultsPath(address.zipCode))
  searchStore.set({ phase: 'idle' })
  // Reported on the page that they are about.
  showToast(...outcomesOf(found.answer).map(toastOf))
  return true
}

/** Repeats the search for an address, reporting only a failure. */
export async function searchAgain(address: PostalAddress): Promise<boolean> {
  const found = await ask(formatAddress(address), lookupWords.notChecked)
  if ('fault' in found) {
    showToast(toastOf({ tone: 'alarm', ...found.fault }))
    return false
  }
  handOver(address, found.answer)
  return true
}

const isWhole = ({ place }: Partial<LookupAnswer>) => place !== undefined

/** `refused`: the address itself is wrong. */
type Found = { answer: LookupAnswer & Pick<WhoServes, 'history'> } | { fault: Words; refused?: true }

async function ask(line: string, wordsOfFailure: Words): Promise<Found> {
  let answer: WhoServes
  try {
    answer = await askWhoServes(line)
  } catch {
    return { fault: wordsOfFailure }
  }
  const message = lookupFault(answer)
  if (message !== null) {
    const fault = { title: lookupWords.failed.title, message }
    return answer.fields?.address ? { fault, refused: true } : { fault }
  }
  // An answer without one of the lists is tolerated (specification, section 7).
  const { providers = [], otherProviders = [], likelyProviders = [], plans = [] } = answer
  return { answer: { ...(answer as LookupAnswer), providers, otherProviders, likelyProviders, plans } }
}

function outcomesOf(answer: LookupAnswer & Pick<WhoServes, 'history'>): Told[] {
  const { providers, otherProviders, likelyProviders, history } = answer
  if (providers.length + otherProviders.length + likelyProviders.length === 0) {
    return [{ tone: 'notice', ...lookupWords.none }]
  }
  const saved: Told = {
    tone: 'good',
    title: 'Address saved',
    message: 'Your search has been saved to your account',
  }
  return [
    found(answer),
    ...(history === 'saved' ? [saved] : []),
    ...(history === 'failed' ? [{ tone: 'alarm' as const, ...lookupWords.notSaved }] : []),
  ]
}

/** What was counted: the data of a county or a ZIP code say nothing of one address. */
const foundWhere = (precision: Precision | undefined) =>
  precision === 'address' || precision === undefined
    ? 'for your address'
    : `in your ${precision === 'zip' ? 'ZIP code' : precision === 'nearby' ? 'area' : precision}`

function found(answer: LookupAnswer): Told {
  if (answer.isMock) {
    const { title, message } = lookupWords.backup
    const why = answer.error ?? COVERAGE_UNAVAILABLE
    return { tone: 'notice', title, message: message.replace(COVERAGE_UNAVAILABLE, why) }
  }
  // Guesses are not counted; if nobody is known, satellite is what was found.
  const known = countKnown(answer) || answer.providers.length
  return {
    tone: 'good',
    title: 'Providers found',
    message: `Found ${known} provider${known === 1 ? '' : 's'} ${foundWhere(answer.precision)}`,
  }
}

const toastOf = ({ tone, title, message }: Told) => ({ tone, title, description: message })
