import { lookupWords } from '#domain/shared/lookup-words.ts'
import { placeInWords } from '../search/search.ts'
import { showToast } from '../shell/toasts.ts'
import { type InternetChoice, type InternetOffer, internetChoices } from './internet-choices.ts'
import type { InternetLookup } from './look-up-internet.ts'
import { type SoldWhere, soldInWords } from './sold-in-words.ts'

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
  const { answer } = lookup
  const internet = internetChoices(answer, offer)
  return {
    place: placeInWords(zipCode, answer.place),
    internet,
    notice: noticeOf(internet, answer),
  }
}

function noticeOf(internet: readonly InternetChoice[], answer: SoldWhere): Notice {
  const offered = internet.flatMap(({ certainty, reach }) => (certainty ? { certainty, reach } : []))
  if (offered.length === 0) {
    return { kind: 'none', title: lookupWords.none.title, text: lookupWords.none.message }
  }
  const text = `${soldInWords(offered, answer)} Your home may differ; we confirm yours before you are billed.`
  return answer.isMock
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
