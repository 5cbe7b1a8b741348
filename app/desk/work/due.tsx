import { hourWords, timeWords } from '#domain/callbacks/promise-words.ts'
import { lateFrom, type QueueItem, urgencyOf } from '#domain/desk/queue.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { lastedWords } from './lasted-words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type DueProps = {
  dueAt: Date
  now: Date
  timeZone: string | null
  /** The start of the hour that was booked for it. */
  bookedHour?: Date | null | undefined
  /** Since when somebody waits in a chat for it. */
  waitingSince?: Date | undefined
  /** Says that the time is when it is due, where no column does. */
  spelled?: boolean
}

/** What the list knows of work, as `Due` tells it. */
export const dueOf = ({ kind, dueAt, timeZone, bookedHour, createdAt }: QueueItem) => ({
  ...{ dueAt, timeZone, bookedHour },
  ...(kind === 'chat' ? { waitingSince: createdAt } : {}),
})

/** By when something is due, in words before color: overdue, soon, or the time. By the clock of the home. */
export function Due({ dueAt, now, timeZone, bookedHour = null, waitingSince, spelled }: DueProps) {
  const urgency = urgencyOf(dueAt, now)
  const zone = timeZone ?? BUSINESS_ZONE
  const late = lateFrom({ kind: waitingSince ? 'chat' : 'order', dueAt, bookedHour })
  // At night a chat is due in the morning, like anything else.
  if (waitingSince && dueAt <= now) {
    const isLate = now > late
    return (
      <time
        dateTime={waitingSince.toISOString()}
        className={`font-semibold tabular-nums ${isLate ? 'text-alarm' : 'text-lamp'}`}
      >
        {isLate ? 'Overdue, waiting' : 'Waiting'} {lastedWords(waitingSince, now)}
      </time>
    )
  }
  if (bookedHour && now <= late) {
    const soon = urgency === 'later' ? '' : 'text-lamp font-semibold'
    return (
      <time dateTime={bookedHour.toISOString()} className={`tabular-nums ${soon}`}>
        {now < bookedHour
          ? `Call ${dayBefore(bookedHour, now, zone)}${hourWords(bookedHour, zone)}`
          : `Call now, until ${timeWords(late, zone)}`}
      </time>
    )
  }
  const looks = { overdue: 'text-alarm font-semibold', soon: 'text-lamp font-semibold', later: '' }
  return (
    <time dateTime={dueAt.toISOString()} className={`tabular-nums ${looks[urgency]}`}>
      {urgency === 'overdue' ? 'Overdue ' : urgency === 'soon' ? 'Due in ' : spelled ? 'Due ' : ''}
      {urgency === 'later'
        ? dayBefore(dueAt, now, zone) + timeWords(dueAt, zone)
        : spanWords(Math.abs(late.getTime() - now.getTime()))}
    </time>
  )
}

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' })

/** The day with a comma; nothing of today, if it is today there and at the desk, where midnight comes at another time. */
export function dayBefore(at: Date, now: Date, zone: string): string {
  const isToday = [zone, BUSINESS_ZONE].every(one => dayIn(one).format(at) === dayIn(one).format(now))
  return isToday ? '' : `${dayIn(zone).format(at)}, `
}

/** So many minutes, hours or days: `45 min`, `3 h`, `2 d`. */
function spanWords(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.round(ms / MINUTE))} min`
  return ms < 48 * HOUR ? `${Math.round(ms / HOUR)} h` : `${Math.round(ms / (24 * HOUR))} d`
}

/** An instant by the clock of the business, with its year if that isn't this one: `Mon, Nov 23, 2:10 PM CT`. */
export function Moment({ at, timeZone = BUSINESS_ZONE }: { at: Date; timeZone?: string }) {
  return (
    <time dateTime={at.toISOString()} className="tabular-nums sm:whitespace-nowrap">
      {dayIn(timeZone).format(at)},{isOfThisYear(at) ? '' : ` ${yearOf(at)},`} {timeWords(at, timeZone)}
    </time>
  )
}

const yearOf = (at: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone: BUSINESS_ZONE, year: 'numeric' }).format(at)
const isOfThisYear = (at: Date) => yearOf(at) === yearOf(new Date())
