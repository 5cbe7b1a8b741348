import { z } from 'zod'
import {
  cents,
  isoDate,
  list,
  mark,
  record,
  sentence,
  serviceKind,
  slug,
  stateCode,
  text,
} from './fields.schema.ts'

/** A page of this site that is about one provider (specification, section 2). */
export const providerPage = z.enum([
  '/vivint-packages',
  '/adt-packages',
  '/kinetic-windstream',
  '/wow-internet',
  '/metronet',
  '/directv',
])

/** How the line reaches the home, as lists and filters name it (specification, section 3). */
const connection = z.enum(['Fiber', 'Cable', 'DSL', 'Satellite', 'Cable/Fiber', 'DSL/Fiber', '5G Home'])

/** A company whose services the site compares. */
export const provider = record({
  /** Fixed forever: cart lines, orders and links carry it. */
  id: slug,
  name: text,
  kinds: list(serviceKind),
  /** `null` if it sells no internet. */
  connection: connection.nullable(),
  /** Fastest advertised home download in Mbps, where it is sold; `null` without internet. */
  maxDownloadMbps: z.int().positive().nullable(),
  /** Its page on this site; `null` if it has none of its own. */
  page: providerPage.nullable(),
  /** Its numbers in the FCC's coverage files; empty if it files none. */
  fccProviderIds: list(z.int().min(130_000), 0),
  mark,
  /** One factual sentence. */
  description: sentence,
  /** How people write its name, in lower case; a space stands for a space, a dash or nothing. */
  spellings: list(z.string().regex(/^[a-z0-9&]+( [a-z0-9&]+)*$/)),
  /** Words that make its name just an exclamation when they come before it. */
  exclaimedBefore: list(text, 0).default([]),
  /**
   * States where it sells home internet somewhere although the FCC's county figures can't show it, from public
   * knowledge. Never more than a guess about a place in them.
   */
  states: list(stateCode, 0).default([]),
  /**
   * ZIP codes in which it says it sells home internet, for a local provider that coverage data don't name. There it
   * is likely at best, never found.
   */
  zipCodes: list(z.string().regex(/^[0-9]{5}$/, 'must be five digits each, such as 78704'), 0).default([]),
  /** The price that it advertises as its lowest, in cents, if that isn't the price of a plan listed here. */
  advertisedFromCents: cents.nullable().default(null),
  /** Who bought it, or the named part of it, and the day on which the purchase was completed; `null` if nobody lately. */
  ownership: record({ part: text.nullable().default(null), owner: text, since: isoDate })
    .nullable()
    .default(null),
  /** Its own phone line for existing customers, such as `1-800-555-0100`; never the one we sell through. */
  phone: z
    .string()
    .regex(
      /^[0-9]{3}-[0-9]{3}-[0-9]{4}$|^1-[0-9]{3}-[0-9]{3}-[0-9]{4}$/,
      'must be a US number such as 1-800-555-0100',
    )
    .nullable()
    .default(null),
})
  .refine(one => one.kinds.includes('internet') === (one.connection !== null), {
    path: ['connection'],
    message: 'must be given exactly where it sells internet',
  })
  .refine(one => (one.connection === null) === (one.maxDownloadMbps === null), {
    path: ['maxDownloadMbps'],
    message: 'must be given exactly where it sells internet',
  })

/** What a provider sells. */
export type ServiceKind = z.output<typeof serviceKind>
/** How the line reaches the home. */
export type ConnectionText = z.output<typeof connection>
/** A company whose services the site compares. */
export type Provider = z.output<typeof provider>
