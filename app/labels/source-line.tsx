import { formatDate } from '#domain/shared/calendar.ts'
import { counted } from '#domain/shared/counted.ts'

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
      {lastSeen === date ? '' : `, found unchanged until ${formatDate(lastSeen)}`}. {counted(labels, 'label')}{' '}
      for homes
      {leftOut > 0
        ? `; ${counted(leftOut, 'row')} for businesses and mobile phones ${leftOut === 1 ? 'is' : 'are'} left out`
        : ''}
      {badRows > 0 ? `; ${count(badRows)} could not be read` : ''}.{credit ? ` Source: ${credit}.` : ''}
    </p>
  )
}
