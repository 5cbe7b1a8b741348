import { z } from 'zod/mini'
import { answerWays } from './answer-ways.ts'

/** The longest name of a time zone that is read. */
const ZONE_MAX_LENGTH = 60

/** An IANA time zone that exists, such as `America/Chicago`. */
export const timeZoneName = z
  .string()
  .check(z.maxLength(ZONE_MAX_LENGTH), z.refine(isTimeZone, { error: 'Unknown time zone' }))

/** When and how somebody wants to hear from us, as forms post it. */
export const callWish = z.strictObject({
  answerBy: z.enum(answerWays),
  /** The start of the chosen hour, in UTC; null or absent: as soon as possible. */
  startsAt: z.optional(z.nullable(z.iso.datetime())),
  /** The visitor's own, in which times are shown to them. */
  timeZone: z.optional(timeZoneName),
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
