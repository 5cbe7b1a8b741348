import { labelOrigin } from '#domain/labels/label-origin.ts'
import { formatDate } from '#domain/shared/calendar.ts'

/** An edition of a provider's labels: its day, the last day on which the same was found, and whose copy it is. */
export type DatedEdition = { date: string; lastSeen: string; credit: string | null }

type Props = { edition: DatedEdition; providerName: string }

/** Who published a label, in which file, and how that came to us. */
export function LabelOriginWords({ edition, providerName }: Props) {
  const { date, lastSeen } = edition
  const day = <time dateTime={date}>{formatDate(date)}</time>
  const until = lastSeen === date ? '' : `, found unchanged until ${formatDate(lastSeen)}`
  const origin = labelOrigin(edition)
  if (origin === 'by-hand') {
    return (
      <>
        Shown by {providerName}; written down by hand, not from its file, on {day}
        {until}
      </>
    )
  }
  return (
    <>
      Published by {providerName}; file of {day}
      {until}
      {origin === 'copied' ? ', from a copy that others keep' : ''}
    </>
  )
}
