import { z } from 'zod/mini'
import { centsTyped } from '#domain/shared/cents-typed.ts'
import { typedEmail } from '#domain/shared/typed-email.ts'
import { TYPED_ZIP_MAX_LENGTH } from '#domain/shared/typed-zip.ts'
import { isZipCode, readZipCode } from '#domain/shared/zip-code.ts'
import { ZIP_WANTED } from '#domain/shared/zip-words.ts'
import { watchTypes } from './watch.ts'

/** As it was typed: the use case checks a state that stands before it. */
const zipCode = z.string({ error: ZIP_WANTED }).check(
  z.trim(),
  z.maxLength(TYPED_ZIP_MAX_LENGTH, { error: ZIP_WANTED }),
  z.refine(text => isZipCode(readZipCode(text)), { error: ZIP_WANTED }),
)

/** Dollars as people type them, such as `50`, `$51.25`; empty if any price change is wanted. */
const below = z.pipe(
  z.string().check(z.trim(), z.maxLength(12)),
  z.transform((text, context): number | null => {
    if (text === '') return null
    const cents = centsTyped(text, { least: 1, most: 9_999_99 })
    if (cents !== null) return cents
    context.issues.push({ code: 'custom', input: text, message: 'Enter a price in dollars, such as 50' })
    return z.NEVER
  }),
)

// Fields in the order of their forms: so are their faults told.

/** The post that asks for an email when a kind of internet comes to a ZIP. */
export const placeWatchRequest = z.strictObject({
  zipCode,
  planType: z.enum(watchTypes, { error: 'Choose a type' }),
  email: typedEmail,
})

/** The post that asks for an email when a plan's price changes. */
export const priceWatchRequest = z.strictObject({
  planId: z.string().check(z.maxLength(100)),
  below: z.optional(below),
  email: typedEmail,
})

/** The post that asks for reminders of the steps of a move. */
export const moveReminderRequest = z.strictObject({
  movesOn: z.string({ error: 'Enter the day you move' }).check(z.maxLength(10)),
  zipCode: z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      zipCode,
    ]),
  ),
  email: typedEmail,
})
