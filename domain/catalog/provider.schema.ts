import { z } from 'zod'
import { cents, list, mark, record, sentence, serviceKind, slug, stateCode, text } from './fields.schema.ts'

/** A page of this site that is about one provider (specification, section 2). */
export const providerPage = z.enum([
  '/vivint-packages',
  '/adt-packages',
  '/kinetic-windstream',
  '/wow-internet',
  '/metronet',
  '/directv',
])

/** How the line reaches the home, in the words of lists and filters (specification, section 3). */
const connection = z.enum(['Fiber', 'Cable', 'DSL', 'Satellite', 'Cable/Fiber', 'DSL/Fiber', '5G Home'])

/** A company whose services the site compares. */
export const provider = record({
  /** Fixed for ever: cart lines, orders and links carry it. */
  id: slug,
  name: text,
  kinds: list(serviceKind),
  /** `null` where it sells no internet. */
  connection: connection.nullable(),
  /** Fastest advertised home download in Mbps, at the addresses where it is sold; `null` without internet. */
  maxDownloadMbps: z.int().positive().nullable(),
  /** Its page on this site; `null` where it has none of its own. */
  page: providerPage.nullable(),
  /** Its numbers in the FCC's coverage files; empty where it files none. */
  fccProviderIds: list(z.int().min(130_000), 0),
  mark,
  /** One sober sentence. */
  description: sentence,
  /** How people write its name, in lower case; a space stands for a space, a dash or nothing. */
  spellings: list(z.string().regex(/^[a-z0-9&]+( [a-z0-9&]+)*$/)),
  /** Words after which its name was only an exclamation. */
  exclaimedBefore: list(text, 0).default([]),
  /**
   * States where it sells home internet somewhere though the FCC's county figures cannot tell, from public knowledge. Never
   * more than a guess of a place in them.
   */
  states: list(stateCode, 0).default([]),
  /**
   * ZIP codes in which it says that it sells home internet, for a local provider that coverage data do not name. There it is
   * likely at best, never found.
   */
  zipCodes: list(z.string().regex(/^[0-9]{5}$/, 'must be five digits each, such as 78704'), 0).default([]),
  /** The price that it advertises as its lowest, in cents, where that is not the price of a plan listed here. */
  advertisedFromCents: cents.nullable().default(null),
  /** Its own line for people who are its customers already, such as `1-800-555-0100`; never the one by which we sell. */
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
