import { formatDate } from '#domain/shared/calendar.ts'

type Edition = {
  date: string
  lastSeen: string
  labels: number
  leftOut: number
  badRows: number
  credit: string | null
}

/** The source of what a page of labels shows, its date, and what was left out. */
export function SourceLine({ edition, providerName }: { edition: Edition; providerName: string }) {
  const { date, lastSeen, labels, leftOut, badRows, credit } = edition
  const count = (number: number) => number.toLocaleString('en-US')
  return (
    <p className="mt-5 max-w-measure text-sm text-soft">
      Published by {providerName}; file of <time dateTime={date}>{formatDate(date)}</time>
      {lastSeen === date ? '' : `, found unchanged until ${formatDate(lastSeen)}`}. {count(labels)} labels for
      homes; {count(leftOut)} rows for businesses and mobile phones are left out
      {badRows > 0 ? `; ${count(badRows)} could not be read` : ''}.{credit ? ` Source: ${credit}.` : ''}
    </p>
  )
}
