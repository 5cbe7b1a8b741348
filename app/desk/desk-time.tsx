import { deskMoment } from '#domain/settings/desk-moment.ts'

/** A moment with its year by the clock of the business, which it names: `Nov 23, 2026, 12:06 AM CT`. */
export function DeskTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="tabular-nums">
      {deskMoment(at)}
    </time>
  )
}
