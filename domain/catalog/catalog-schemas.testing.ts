import { z } from 'zod'
import { internetProviderIds, otherProviderIds } from './provider.ts'

/** An amount of money: whole cents, never nothing. */
export const cents = z.int().positive()
/** Words for readers. */
export const text = z.string().trim().min(2).max(300)
/** A lower-case id with dashes. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** A whole sentence. */
export const sentence = text.regex(/\.$/)
/** The id of a provider of the catalogue. */
export const providerId = z.enum([...internetProviderIds, ...otherProviderIds])
/** A list with something in it. */
export const texts = z.array(text).min(1)
/** A day such as `2026-11-01`. */
export const isoDate = z.iso.date()
/** Our own wordmark of a provider. */
export const mark = z.strictObject({
  text: z.string().min(2),
  style: z.enum(['plain', 'wide', 'condensed', 'lower', 'heavy', 'spaced']),
  tagline: text.optional(),
})
/** A price schedule: ascending steps, the first in month 1 and published. */
export const schedule = z
  .strictObject({
    steps: z
      .array(
        z.strictObject({
          fromMonth: z.int().min(1),
          monthlyCents: cents.nullable(),
          assumedCents: cents.optional(),
        }),
      )
      .min(1),
    oneTimeFees: z.array(z.strictObject({ label: text, cents })),
  })
  .refine(({ steps }) => steps[0]?.fromMonth === 1 && steps[0].monthlyCents !== null)
  .refine(({ steps }) => steps.every((step, i) => i === 0 || step.fromMonth > (steps[i - 1]?.fromMonth ?? 0)))
/** A provider's page on this site. */
export const page = z.enum([
  '/vivint-packages',
  '/adt-packages',
  '/kinetic-windstream',
  '/wow-internet',
  '/metronet',
  '/directv',
])

/** A data set with its schema and the number of rows that it must have. */
export type DataSet = [name: string, schema: z.ZodType, rows: readonly unknown[], count: number]

/** Where rows break their schema; empty when all is well. */
export function faultsOf(schema: z.ZodType, rows: readonly unknown[]) {
  return rows.flatMap(row => {
    const issues = schema.safeParse(row).error?.issues ?? []
    return issues.map(issue => ({ row, path: issue.path, message: issue.message }))
  })
}
