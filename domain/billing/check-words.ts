import { formatDate } from '#domain/shared/calendar.ts'
import { capitalized } from '#domain/shared/first-letter.ts'

/**
 * How well a line is known: how certain it is at its home, where it is no more than likely, when its price was checked,
 * and whether no label confirms it, or none could: TV and home security have no labels, so their prices are only listed.
 */
export type LineCheck = {
  checkedOn?: string | undefined
  unconfirmed?: boolean | undefined
  unlabeled?: boolean | undefined
  certainty?: string | undefined
}

/**
 * `May be sold in your county, not confirmed. Price checked Dec 25, 2025.`; as rows of results say it, a price that no
 * label confirms was only listed. Empty where nothing is known.
 */
export function checkWords({ checkedOn, unconfirmed, unlabeled, certainty }: LineCheck): string {
  const doubt = certainty ? `${capitalized(certainty)}.` : ''
  const day = checkedOn && formatDate(checkedOn)
  const done = unconfirmed || unlabeled ? 'listed' : 'checked'
  const priced = `Price ${done} ${day}${unconfirmed ? ', no label confirms it' : ''}.`
  return [doubt, day ? priced : ''].filter(Boolean).join(' ')
}
