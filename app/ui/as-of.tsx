import { formatDate } from '#domain/shared/calendar.ts'
import { useSettings } from '../use-settings.ts'

/** The date of the prices near it. */
export function AsOf({ date, className = 'text-sm text-soft' }: { date: string; className?: string }) {
  return (
    <p className={className}>
      Prices as of <PriceDate date={date} />, before taxes and one-time fees.
    </p>
  )
}

/** The date on which prices were checked, with a note if that is too long ago. */
export function PriceDate({ date }: { date: string }) {
  const { pricesOldUntil } = useSettings()
  return (
    <>
      <time dateTime={date}>{formatDate(date)}</time>
      {date <= pricesOldUntil ? ' (more than 14 days ago)' : ''}
    </>
  )
}
