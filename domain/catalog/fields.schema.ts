import { z } from 'zod'
import { feePurposes } from '#domain/pricing/fee-purpose.ts'
import { usStates } from '#domain/shared/us-states.ts'

/** An amount of money: whole cents, never zero. */
export const cents = z.int('must be whole cents').positive('must be more than 0 cents')
/** Words for readers. */
export const text = z.string().trim().min(2).max(300)
/** A whole sentence. */
export const sentence = text.regex(/[.?!]$/, 'must be a whole sentence')
/** A permanent id: lower-case words with dashes. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with dashes')
/** A day such as `2026-11-01`. */
export const isoDate = z.iso.date()
/** What a provider sells. */
export const serviceKind = z.enum(['internet', 'tv', 'security'])
/** Postal code of a state or territory. */
export const stateCode = z.enum(usStates.map(state => state.code))

/** An object without unknown keys, frozen once it is read. */
export const record = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).readonly()
/** A list with at least `least` entries, frozen once it is read. */
export const list = <Entry extends z.ZodType>(entry: Entry, least = 1) => z.array(entry).min(least).readonly()

/**
 * Our own wordmark for a provider: plain type in a tile, never its logo artwork. `style` sets width, weight and
 * spacing.
 */
export const mark = record({
  text: z.string().min(2),
  style: z.enum(['plain', 'wide', 'condensed', 'lower', 'heavy', 'spaced']),
  tagline: text.nullable().default(null),
})
/** A wordmark as it is read. */
export type Mark = z.output<typeof mark>

/** What a service costs over time: ascending steps, the first in month 1 and published; then the fees paid once. */
export const schedule = record({
  steps: list(record({ fromMonth: z.int().min(1), monthlyCents: cents.nullable() })),
  oneTimeFees: list(record({ label: text, cents, purpose: z.enum(feePurposes) }), 0),
})
  .refine(({ steps }) => steps[0]?.fromMonth === 1 && steps[0].monthlyCents !== null, {
    message: 'must begin with a published price in month 1',
  })
  .refine(
    ({ steps }) => steps.every((step, i) => i === 0 || step.fromMonth > (steps[i - 1]?.fromMonth ?? 0)),
    {
      message: 'must have its steps in ascending order',
    },
  )
