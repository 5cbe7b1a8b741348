import { z } from 'zod'
import { cents, list, record, schedule, sentence, slug, text } from './fields.schema.ts'

/** A TV package of a satellite and streaming provider. */
export const tvPackage = record({
  /** Fixed forever. */
  id: slug,
  providerId: slug,
  /** Also the service name of cart lines and orders. */
  name: text,
  delivery: z.enum(['satellite', 'streaming']),
  /** At least this many, as the provider counts them; `null` if the specification gives no number. */
  channels: z.int().positive().nullable(),
  description: sentence,
  schedule,
  inBundleBuilder: z.boolean().default(false),
})

/** The two ways to pay for a package's equipment; the larger kit at its default price is selected at first. */
const equipmentChoices = record({
  /** Equipment paid for once, then the lowest monthly price of the kit. */
  starter: record({ id: slug, equipmentCents: cents }),
  /** Equipment paid for with the monthly price, which goes up in steps with the equipment. */
  kit: record({ minCents: cents, maxCents: cents, stepCents: cents, defaultCents: cents })
    .refine(kit => (kit.maxCents - kit.minCents) % kit.stepCents === 0, {
      message: 'must reach its highest price in whole steps',
    })
    .refine(kit => (kit.defaultCents - kit.minCents) % kit.stepCents === 0, {
      message: 'must have a default price that is one of its steps',
    }),
})

/** What can come with a security package, and the devices in one that people ask for by name. */
const packageServices = ['monitoring', 'app', 'installation', 'smart-home'] as const
const packageDevices = ['window-sensors', 'doorbell-camera', 'indoor-camera', 'outdoor-camera'] as const

/** A package of a security page (specification, section 3, 'Security package'). */
export const securityPackage = record({
  /** Fixed forever. */
  id: slug,
  providerId: slug,
  name: text,
  description: sentence,
  features: list(text),
  included: list(text),
  /** What of `features` and `included` is decided on; those are only the words for it. */
  services: list(z.enum(packageServices), 0).default([]),
  devices: list(z.enum(packageDevices), 0).default([]),
  /** Whether it is made for an apartment or a small house. */
  forApartments: z.boolean().default(false),
  badge: z.literal('Most Popular').nullable().default(null),
  /** Its single price over time; `null` if there are choices, or if it is only given by phone. */
  schedule: schedule.nullable().default(null),
  choices: equipmentChoices.nullable().default(null),
  /** 0 for no contract; `null` if the provider doesn't publish it. */
  contractMonths: z.int().min(0).nullable().default(null),
  /** The early termination cost, and the extra cost of a higher equipment level; `null` if not published. */
  cancellation: sentence.nullable().default(null),
  equipmentLevels: sentence.nullable().default(null),
}).refine(one => one.schedule === null || one.choices === null, {
  message: 'must have one price or choices, not both',
})

/** Internet to go with a security package (specification, section 3, 'internetBundle'). */
export const internetAddOn = record({
  /** Fixed forever. */
  id: slug,
  providerId: slug,
  serviceName: text,
  downloadMbps: z.int().positive(),
  schedule,
})

export type TvPackage = z.output<typeof tvPackage>
export type SecurityPackage = z.output<typeof securityPackage>
export type InternetAddOn = z.output<typeof internetAddOn>
