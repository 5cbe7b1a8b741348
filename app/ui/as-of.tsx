import { formatDate } from '#domain/shared/calendar.ts'

/** The date of the prices near it. */
export function AsOf({ date, className = 'text-sm text-soft' }: { date: string; className?: string }) {
  return (
    <p className={className}>
      Prices as of <time dateTime={date}>{formatDate(date)}</time>, before taxes and one-time fees.
    </p>
  )
}
