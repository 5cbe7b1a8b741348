import { formatDate } from '#domain/shared/calendar.ts'
import { capitalized } from '#domain/shared/first-letter.ts'

/**
 * How well a line is known: how certain it is at its home, where it is no more than likely, when its price was checked,
 * and whether no label confirms it.
 */
export type LineCheck = {
  checkedOn?: string | undefined
  unconfirmed?: boolean | undefined
  certainty?: string | undefined
}

/**
 * `May be sold in your county, not confirmed. Price checked Dec 25, 2025.`; as rows of results say it, a price that no
 * label confirms was only listed. Empty where nothing is known.
 */
export function checkWords({ checkedOn, unconfirmed, certainty }: LineCheck): string {
  const doubt = certainty ? `${capitalized(certainty)}.` : ''
  const day = checkedOn && formatDate(checkedOn)
  const priced = unconfirmed ? `Price listed ${day}, no label confirms it.` : `Price checked ${day}.`
  return [doubt, day ? priced : ''].filter(Boolean).join(' ')
}
