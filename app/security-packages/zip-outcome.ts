import { countiesInWords, stateInWords } from '#domain/availability/county-words.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { lookupWords } from '#domain/shared/lookup-words.ts'
import { placeInWords } from '../search/search.ts'
import { showToast } from '../shell/toasts.ts'
import { type InternetChoice, type InternetOffer, internetChoices } from './internet-choices.ts'
import type { InternetLookup } from './look-up-internet.ts'

/** A confirmed ZIP with the internet that was found there. */
export type ConfirmedZip = {
  /** City, state and ZIP, or only the ZIP if the place is unknown. */
  place: string
  internet: readonly InternetChoice[]
  notice: Notice
}

/** The note on the internet choices. It has a title if something isn't as it should be. */
export type Notice = { kind: 'found' | 'backup' | 'none' | 'failed'; title: string | null; text: string }

type KnownZip = Exclude<InternetLookup, { outcome: 'unknown_zip' }>

/** What a lookup means for a security page. The packages are shown whatever the result. */
export function confirmedZip(zipCode: string, lookup: KnownZip, offer: InternetOffer): ConfirmedZip {
  if (lookup.outcome === 'failed') {
    const notice = { kind: 'failed', title: lookupWords.failed.title, text: lookup.message } as const
    return { place: zipCode, internet: offer.addOns, notice }
  }
  const { place, providers, likelyProviders = [], plans, isMock } = lookup.answer
  const found = [...(Array.isArray(providers) ? providers : []), ...likelyProviders]
  return {
    place: placeInWords(zipCode, place),
    internet: internetChoices(found, offer, plans),
    notice: noticeOf(found.length, isMock === true, whereSold(lookup.answer)),
  }
}

/** Where the providers sell for certain, as far as the answer knows. */
function whereSold({ precision, isMock, place }: Partial<LookupResult>): string {
  if (place && (isMock || precision === 'state')) {
    return `sell in ${stateInWords(place)}, but not at every address.`
  }
  if (place && precision === 'county') {
    return `serve parts of ${countiesInWords(place)} or are likely there; your home may differ.`
  }
  return 'serve your ZIP code; your home may differ.'
}

function noticeOf(count: number, isMock: boolean, where: string): Notice {
  if (count === 0) {
    return { kind: 'none', title: lookupWords.none.title, text: lookupWords.none.message }
  }
  const text = `The internet providers below ${where} We confirm yours before you are billed.`
  return isMock
    ? { kind: 'backup', title: lookupWords.backup.title, text }
    : { kind: 'found', title: null, text }
}

/** A check's toasts. A page that checks the ZIP in its own address only reports failures. */
export function tellOutcome({ place, notice: { kind, title, text } }: ConfirmedZip, byHand: boolean): void {
  if (byHand) showToast({ tone: 'good', title: 'Zip code confirmed', description: `Packages for ${place}` })
  if (!title) return
  const description = kind === 'backup' ? lookupWords.backup.message : text
  showToast({ tone: kind === 'failed' ? 'alarm' : 'notice', title, description })
}
