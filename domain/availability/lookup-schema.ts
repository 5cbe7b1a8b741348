import { z } from 'zod/mini'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { FoundProvider, LookupResult, OtherProvider, ProviderCoverage } from './lookup-result.ts'
import { importedTechnologies } from './technology.ts'

const technologyCode = z.literal(importedTechnologies)
const doubt = { doubted: z.exactOptional(z.boolean()), reports: z.exactOptional(z.int()) }

const schedule: z.ZodMiniType<PriceSchedule> = z.object({
  steps: z.array(
    z.object({
      fromMonth: z.int(),
      monthlyCents: z.nullable(z.int()),
      assumedCents: z.exactOptional(z.int()),
    }),
  ),
  oneTimeFees: z.array(z.object({ label: z.string(), cents: z.int() })),
})

const coverage: z.ZodMiniType<ProviderCoverage> = z.object({
  technologies: z.array(
    z.object({
      code: technologyCode,
      name: z.string(),
      download: z.number(),
      upload: z.number(),
      lowLatency: z.boolean(),
    }),
  ),
  likely: z.exactOptional(z.array(technologyCode)),
  shareServed: z.nullable(z.number()),
  shareOf: z.nullable(z.enum(['area', 'county'])),
  nationwide: z.boolean(),
})

const foundProvider: z.ZodMiniType<FoundProvider> = z.object({
  id: z.string(),
  name: z.string(),
  speed: z.string(),
  price: z.number(),
  maxDownload: z.number(),
  technology: z.string(),
  planId: z.string(),
  serviceName: z.string(),
  planDownload: z.number(),
  schedule,
  page: z.nullable(z.string()),
  fccProviderId: z.exactOptional(z.int()),
  coverage: z.exactOptional(coverage),
  ...doubt,
})

const otherProvider: z.ZodMiniType<OtherProvider> = z.object({
  fccProviderId: z.int(),
  name: z.string(),
  technology: z.string(),
  maxDownload: z.nullable(z.number()),
  coverage,
  ...doubt,
})

export const lookupFields = {
  providers: z.array(foundProvider),
  otherProviders: z.array(otherProvider),
  error: z.exactOptional(z.string()),
  isMock: z.exactOptional(z.boolean()),
  sample: z.exactOptional(z.boolean()),
  precision: z.enum(['address', 'area', 'nearby', 'zip', 'state']),
  dataDate: z.iso.date(),
  pricesAsOf: z.iso.date(),
  place: z.object({
    zipCode: z.string(),
    city: z.string(),
    state: z.string(),
    cell: z.exactOptional(z.string()),
  }),
}

/** What a lookup answers, as a schema; its meaning stands in `lookup-result.ts`. */
export const lookupResult: z.ZodMiniType<LookupResult> = z.object(lookupFields)
