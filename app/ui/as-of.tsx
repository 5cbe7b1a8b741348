import type { PriceDates } from '#domain/catalog/price-dates.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { useSettings } from '../use-settings.ts'

/** The date of the prices near it, or the oldest and the newest of several. */
export function AsOf({ dates, className = 'text-sm text-soft' }: { dates: PriceDates; className?: string }) {
  return (
    <p className={className}>
      Prices <WhenChecked dates={dates} />, before one-time fees and any taxes on top.
    </p>
  )
}

/** `as of Nov 1, 2026` or `checked or listed between` two days, since no label confirms some; if that is too long ago, with a note that says how long. */
export function WhenChecked({ dates: { from, to } }: { dates: PriceDates }) {
  const { pricesOldUntil, priceMonthsAgo = {} } = useSettings()
  const isOld = from <= pricesOldUntil
  const months = priceMonthsAgo[from]
  const age = months ? `${months} months ago` : 'more than 14 days ago'
  if (from === to) {
    return (
      <>
        as of <Day date={from} />
        {isOld ? ` (${age})` : ''}
      </>
    )
  }
  return (
    <>
      checked or listed between <Day date={from} /> and <Day date={to} />
      {isOld ? ` (${months ? 'the oldest ' : to <= pricesOldUntil ? '' : 'some '}${age})` : ''}
    </>
  )
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{formatDate(date)}</time>
