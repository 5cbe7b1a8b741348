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

/** `as of November 1, 2026` or `checked between` two days, with a note if that is too long ago. */
export function WhenChecked({ dates: { from, to } }: { dates: PriceDates }) {
  const { pricesOldUntil } = useSettings()
  const isOld = from <= pricesOldUntil
  if (from === to) {
    return (
      <>
        as of <Day date={from} />
        {isOld ? ' (more than 14 days ago)' : ''}
      </>
    )
  }
  return (
    <>
      checked between <Day date={from} /> and <Day date={to} />
      {isOld ? ` (${to <= pricesOldUntil ? '' : 'some '}more than 14 days ago)` : ''}
    </>
  )
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{formatDate(date)}</time>
