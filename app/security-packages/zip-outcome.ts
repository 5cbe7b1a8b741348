import { lookupWords } from '#domain/shared/lookup-words.ts'
import { showToast } from '../shell/toasts.ts'
import { type InternetChoice, type InternetOffer, internetChoices } from './internet-choices.ts'
import type { InternetLookup } from './look-up-internet.ts'

/** A confirmed ZIP with the internet that was found there. */
export type ConfirmedZip = {
  /** City, state and ZIP, or the ZIP alone where the place is not known. */
  place: string
  internet: readonly InternetChoice[]
  notice: Notice
}

/** What is to be said about the internet choices. A title stands where something is not as it should be. */
export type Notice = { kind: 'found' | 'backup' | 'none' | 'failed'; title: string | null; text: string }

type KnownZip = Exclude<InternetLookup, { outcome: 'unknown_zip' }>

/** What a lookup means for a security page. The packages are shown whatever came of it. */
export function confirmedZip(zipCode: string, lookup: KnownZip, offer: InternetOffer): ConfirmedZip {
  if (lookup.outcome === 'failed') {
    const notice = { kind: 'failed', title: lookupWords.failed.title, text: lookup.message } as const
    return { place: zipCode, internet: offer.addOns, notice }
  }
  const { place, providers, isMock, error, precision } = lookup.answer
  const found = Array.isArray(providers) ? providers : []
  const state = place?.state
  return {
    place: place ? `${place.city}, ${place.state} ${zipCode}` : zipCode,
    internet: internetChoices(found, offer),
    notice: noticeOf(
      found.length,
      isMock === true && !!error,
      precision === 'state' || isMock ? state : undefined,
    ),
  }
}

function noticeOf(count: number, sourceFailed: boolean, state: string | undefined): Notice {
  if (count === 0) {
    return { kind: 'none', title: lookupWords.none.title, text: lookupWords.none.message }
  }
  const text = state
    ? `The internet providers below sell in ${state}, but not at every address. We confirm yours before you are billed.`
    : 'The internet providers below serve your ZIP code; single homes may differ. We confirm yours before you are billed.'
  return sourceFailed
    ? { kind: 'backup', title: lookupWords.backup.title, text }
    : { kind: 'found', title: null, text }
}

/** The passing messages of a check. A page that checks the ZIP of its own address only tells what went wrong. */
export function tellOutcome({ place, notice: { kind, title, text } }: ConfirmedZip, byHand: boolean): void {
  if (byHand) showToast({ tone: 'good', title: 'Zip code confirmed', description: `Packages for ${place}` })
  if (!title) return
  const description = kind === 'backup' ? lookupWords.backup.message : text
  showToast({ tone: kind === 'failed' ? 'alarm' : 'notice', title, description })
}
