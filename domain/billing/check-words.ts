import { formatDate } from '#domain/shared/calendar.ts'

/** How well a line is known: how certain it is at its home, where it is no more than likely, and when its price was checked. */
export type LineCheck = { checkedOn?: string | undefined; certainty?: string | undefined }

/** `May be sold in your county, not confirmed. Price checked Dec 25, 2025.`; empty where neither is known. */
export function checkWords({ checkedOn, certainty }: LineCheck): string {
  const doubt = certainty ? `${certainty.charAt(0).toUpperCase()}${certainty.slice(1)}.` : ''
  const checked = checkedOn ? `Price checked ${formatDate(checkedOn)}.` : ''
  return [doubt, checked].filter(Boolean).join(' ')
}
