import { z } from 'zod/mini'
import { planFeatures } from '#domain/catalog/plan-features.ts'
import { dataCaps, planTypes, speedKinds } from '#domain/catalog/plan-type.ts'
import { feePurposes } from '#domain/pricing/fee-purpose.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import {
  type FoundProvider,
  type LikelyProvider,
  likelyReasons,
  type OtherProvider,
  type ProviderCoverage,
  streetOutcomes,
} from './lookup-result.ts'
import type { LookupAnswer, OfferedPlan } from './offered-plans.ts'
import { importedTechnologies } from './technology.ts'

const technologyCode = z.literal(importedTechnologies)
const reach = z.enum(['most', 'parts', 'few'])
const doubt = { doubted: z.exactOptional(z.boolean()), reports: z.exactOptional(z.int()) }

const schedule: z.ZodMiniType<PriceSchedule> = z.object({
  steps: z.array(
    z.object({
      fromMonth: z.int(),
      monthlyCents: z.nullable(z.int()),
      assumedCents: z.exactOptional(z.int()),
    }),
  ),
  oneTimeFees: z.array(z.object({ label: z.string(), cents: z.int(), purpose: z.enum(feePurposes) })),
  feesUnknown: z.exactOptional(z.literal(true)),
})

const coverage: z.ZodMiniType<ProviderCoverage> = z.object({
  technologies: z.array(
    z.object({
      code: technologyCode,
      name: z.string(),
      download: z.nullable(z.number()),
      upload: z.nullable(z.number()),
      lowLatency: z.nullable(z.boolean()),
      reach: z.exactOptional(reach),
    }),
  ),
  likely: z.exactOptional(z.array(technologyCode)),
  onlyPossible: z.exactOptional(z.literal(true)),
  shareServed: z.nullable(z.number()),
  shareOf: z.nullable(z.enum(['area', 'county'])),
  reach: z.exactOptional(reach),
  nationwide: z.boolean(),
})

const foundFields = {
  id: z.string(),
  name: z.string(),
  speed: z.string().check(z.describe('Download of the plan in planId, in words.')),
  price: z
    .number()
    .check(
      z.describe(
        'Dollars a month today of the plan in planId. How sure it is that this plan is sold at the place stands in plans, as its certainty.',
      ),
    ),
  maxDownload: z
    .number()
    .check(
      z.describe(
        'Fastest download, in Mbps: the one advertised at the place where coverage.technologies has a download that is not null, otherwise the fastest that the provider sells anywhere, or, where it has only DSL there, by DSL. For what is sold at the place, see plans.',
      ),
    ),
  technology: z
    .string()
    .check(z.describe('Those at the place where coverage knows them, otherwise all of the provider.')),
  planId: z.string(),
  serviceName: z.string(),
  planDownload: z.number(),
  hasLabel: z.boolean(),
  schedule,
  page: z.nullable(z.string()),
  fccProviderId: z.exactOptional(z.int()),
  coverage: z.exactOptional(coverage),
  ...doubt,
}
const foundProvider: z.ZodMiniType<FoundProvider> = z.object(foundFields)
const likelyProvider: z.ZodMiniType<LikelyProvider> = z.object({
  ...foundFields,
  reason: z.enum(likelyReasons),
})

const otherProvider: z.ZodMiniType<OtherProvider> = z.object({
  fccProviderId: z.exactOptional(z.int()),
  name: z.string(),
  technology: z.string(),
  maxDownload: z
    .nullable(z.number())
    .check(z.describe('Fastest download advertised at the place, in Mbps; null: not published.')),
  labelsPage: z.exactOptional(z.string()),
  coverage,
  ...doubt,
})

const offeredPlan: z.ZodMiniType<OfferedPlan> = z.object({
  id: z.string(),
  providerId: z.string(),
  name: z.string(),
  type: z.enum(planTypes),
  description: z.string(),
  speed: z.enum(speedKinds),
  downloadMbps: z.int(),
  downloadFromMbps: z.nullable(z.int()),
  uploadMbps: z.nullable(z.int()),
  uploadToMbps: z.nullable(z.int()),
  badge: z.nullable(z.enum(['Best Value', 'Most Popular'])),
  rewardCardCents: z.nullable(z.int()),
  contractMonths: z.nullable(z.int()),
  dataCap: z.enum(dataCaps),
  wifiIncluded: z.boolean(),
  soldIn: z.enum(['all-markets', 'some-markets']),
  schedule,
  certainty: z.enum(['listed', 'likely', 'nationwide', 'in-state']),
  lockedCents: z.nullable(z.int()),
  hasLabel: z.boolean(),
  labelPrices: z.exactOptional(
    z.object({
      fromCents: z.exactOptional(z.int()),
      toCents: z.exactOptional(z.int()),
      words: z.string(),
      added: z.exactOptional(
        z.object({
          cents: z.int(),
          upTo: z.boolean(),
          unstated: z.exactOptional(z.string()),
          once: z.exactOptional(z.literal(true)),
          otherPrice: z.exactOptional(z.enum(['higher', 'any'])),
        }),
      ),
      includedCents: z.exactOptional(z.int()),
    }),
  ),
  checkedOn: z.iso.date(),
  features: z.array(z.enum(planFeatures)),
  score: z.number(),
  conditions: z.array(z.string()),
  terms: z.array(z.string()),
})

export const lookupFields = {
  providers: z.array(foundProvider),
  otherProviders: z.array(otherProvider),
  likelyProviders: z.array(likelyProvider),
  leftOut: z.exactOptional(z.array(z.string())),
  unnamedCable: z.exactOptional(z.boolean()),
  unimported: z.exactOptional(z.array(z.string())),
  error: z.exactOptional(z.string()),
  isMock: z.exactOptional(z.boolean()),
  sample: z.exactOptional(z.boolean()),
  precision: z.enum(['address', 'area', 'nearby', 'zip', 'county', 'state']),
  street: z.exactOptional(z.enum(streetOutcomes)),
  streetNote: z.exactOptional(z.string()),
  dataDate: z.iso.date(),
  pricesAsOf: z.iso.date(),
  place: z.object({
    zipCode: z.string(),
    city: z.string(),
    state: z.string(),
    stateName: z.exactOptional(z.string()),
    fewHomes: z.exactOptional(z.literal(true)),
    cell: z.exactOptional(z.string()),
    counties: z.exactOptional(z.array(z.object({ fips: z.string(), name: z.string(), state: z.string() }))),
  }),
  plans: z.array(offeredPlan),
}

/** A lookup's answer as a schema; `lookup-result.ts` and `offered-plans.ts` explain its meaning. */
export const lookupAnswer: z.ZodMiniType<LookupAnswer> = z.object(lookupFields)
