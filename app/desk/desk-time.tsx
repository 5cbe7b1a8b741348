const format = new Intl.DateTimeFormat('en-US', {
  ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/** A moment as everybody reads the same, wherever they sit: in UTC, which it says. */
export function DeskTime({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{format.format(at)}</time>
}
