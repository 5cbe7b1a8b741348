import { z } from 'zod/mini'
import { easternDay } from '#domain/shared/calendar.ts'
import { oneLine } from './one-line.ts'
import type { WeekHours } from './staffed-hours.ts'

const wholeNumber = (from: number, to: number, what: string) => {
  const error = `${what}: a whole number from ${from} to ${to.toLocaleString('en-US')}`
  return z.coerce.number({ error }).check(z.int({ error }), z.gte(from, { error }), z.lte(to, { error }))
}

const dayHours = z.nullable(
  z.strictObject({ opens: wholeNumber(0, 23, 'Opens'), closes: wholeNumber(1, 24, 'Closes') }).check(
    z.refine(({ opens, closes }) => opens < closes, {
      error: 'Closes must be later than opens',
      path: ['closes'],
    }),
  ),
)

/** Seven days from Monday on, with the hours of each in the business's local time. */
export const weekHours = z.pipe(
  z.tuple([dayHours, dayHours, dayHours, dayHours, dayHours, dayHours, dayHours]),
  z.transform((week): WeekHours => week),
)

/** Days that differ from the week, by date, each once. */
export const holidayList = z
  .array(
    z.strictObject({
      date: z.iso.date({ error: 'Enter the date' }),
      name: oneLine({ min: 1, max: 60, what: 'Name of the day' }),
      hours: dayHours,
    }),
  )
  .check(
    z.maxLength(120, { error: 'At most 120 days can be listed. Remove some that are over' }),
    z.refine(days => new Set(days.map(({ date }) => date)).size === days.length, {
      error: 'This day is listed already. Remove it first',
      path: ['date'],
    }),
  )

/** How many people can be called in one hour, and which hours are offered. */
export const slotTerms = z.strictObject({
  seatsPerHour: wholeNumber(1, 200, 'Seats an hour'),
  daysAhead: wholeNumber(1, 14, 'Days ahead'),
  noticeMinutes: wholeNumber(5, 240, 'Notice in minutes'),
})

/** The strip at the top of every page. */
export const bannerWords = z.strictObject({
  disclosure: oneLine({ min: 20, max: 120, what: 'Disclosure' }),
  notice: oneLine({ min: 0, max: 140, what: 'Notice' }),
})

const source = z.strictObject({
  name: oneLine({ min: 2, max: 80, what: 'Name of the source' }),
  url: z.url({ protocol: /^https$/, error: 'Enter an https address' }).check(z.maxLength(300)),
  date: z.iso
    .date({ error: 'Enter the day on which it was read there' })
    .check(z.refine(day => day <= easternDay(new Date()), { error: 'This day is still to come' })),
})

const rating = 'Rating: a number from 0 to 5 with one decimal at most'

/** The reviews figure and where it is published; null: the catalog's. */
export const reviewsFigure = z.nullable(
  z.strictObject({
    rating: z.coerce
      .number({ error: rating })
      .check(z.gte(0, { error: rating }), z.lte(5, { error: rating }), z.multipleOf(0.1, { error: rating })),
    reviews: wholeNumber(1, 100_000_000, 'Number of reviews'),
    source: z.nullable(source),
  }),
)

/** As people write it; ten digits, or eleven that begin with 1 (North American Numbering Plan). */
const phone = z
  .string({ error: 'Enter a phone number' })
  .check(
    z.trim(),
    z.maxLength(20, { error: 'A phone number has at most 20 characters' }),
    z.regex(/^[0-9() .+-]+$/, { error: 'Use digits, spaces, hyphens, dots and parentheses' }),
    z.refine(isUsNumber, { error: 'Enter a US number with ten digits, such as (800) 555-0142' }),
  )

/** The numbers that pages show. */
export const phoneNumbers = z.strictObject({ sales: phone })

/** From how many finished orders on a provider's refusals are public, and of how many providers. */
export const publicRefusals = z.strictObject({
  orders: wholeNumber(5, 10_000, 'Finished orders each'),
  providers: wholeNumber(2, 100, 'Providers'),
})

/** When somebody else must approve a change of the catalog before it is published. */
export const secondEyesRules = ['none', 'overruled', 'all'] as const
export const secondEyes = z.strictObject({
  publishing: z.enum(secondEyesRules, { error: 'Choose when a second person must agree' }),
})

/** Area codes and exchanges begin with 2 to 9. */
function isUsNumber(written: string): boolean {
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(written.replace(/\D/g, ''))
}
