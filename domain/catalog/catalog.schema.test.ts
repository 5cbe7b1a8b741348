import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { builderInternetPlans, builderSecurityPlans, builderTvPlans } from './builder-catalog.ts'
import {
  cents,
  type DataSet,
  faultsOf,
  isoDate,
  mark,
  page,
  providerId,
  schedule,
  sentence,
  slug,
  text,
  texts,
} from './catalog-schemas.testing.ts'
import * as dates from './content-dates.ts'
import { homeCards } from './home-cards.ts'
import { internetPlans } from './internet-plans.ts'
import { logoStrip } from './logo-strip.ts'
import { offerings } from './offerings.ts'
import { premadeBundles } from './premade-bundles.ts'
import { internetProviderIds, otherProviderIds } from './provider.ts'
import { providerList } from './provider-list.ts'
import { providerById, providerName, providers } from './providers.ts'
import { adtPackages, defaultInternetAddOns, vivintPackages } from './security-packages.ts'
import { tvPackages } from './tv-packages.ts'

const provider = z
  .strictObject({
    id: providerId,
    name: text,
    kinds: z.array(z.enum(['internet', 'tv', 'security'])).min(1),
    connection: z
      .enum(['Fiber', 'Cable', 'DSL', 'Satellite', 'Cable/Fiber', 'DSL/Fiber', '5G Home'])
      .nullable(),
    maxDownloadMbps: z.int().positive().nullable(),
    page: page.nullable(),
    fccProviderIds: z.array(z.int().min(130_000)),
    mark,
    description: sentence,
  })
  .refine(one => one.kinds.includes('internet') === (one.connection !== null))
  .refine(one => (one.connection === null) === (one.maxDownloadMbps === null))

const plan = z.strictObject({
  id: slug,
  name: text,
  providerId: z.enum(internetProviderIds),
  priceCents: cents,
  type: z.enum(['fiber', 'cable', 'dsl', 'satellite', '5g']),
  speed: text,
  category: text,
  description: sentence,
  downloadMbps: z.int().positive(),
  uploadMbps: z.int().positive().optional(),
  features: texts,
  badge: z.enum(['Best Value', 'Most Popular']).optional(),
  rewardCardCents: cents.optional(),
  lockedPriceCents: cents.optional(),
  rackRateCents: cents.optional(),
  contractMonths: z.int().min(0),
  schedule,
  lockSchedule: schedule.optional(),
  conditions: z.array(sentence).min(1),
})

const securityPackage = z.strictObject({
  id: slug,
  providerId: z.enum(['vivint', 'adt']),
  name: text,
  price: text,
  priceCents: cents.nullable(),
  description: sentence,
  features: texts,
  included: texts,
  badge: z.literal('Most Popular').optional(),
  choices: z
    .strictObject({
      starter: z.strictObject({ kind: z.literal('starter'), equipmentCents: cents, monthlyCents: cents }),
      kit: z
        .strictObject({
          kind: z.literal('kit'),
          minCents: cents,
          maxCents: cents,
          stepCents: cents,
          defaultCents: cents,
        })
        .refine(kit => (kit.maxCents - kit.minCents) % kit.stepCents === 0)
        .refine(kit => (kit.defaultCents - kit.minCents) % kit.stepCents === 0),
    })
    .optional(),
})

const builderChoice = { planId: slug, plan: text, serviceName: text, priceCents: cents, schedule }
const dataSets: DataSet[] = [
  ['providers', provider, providers, internetProviderIds.length + otherProviderIds.length],
  ['internet plans', plan, internetPlans, 32],
  ['security packages', securityPackage, [...vivintPackages, ...adtPackages], 5],
  [
    'internet add-ons',
    z.strictObject({ planId: slug, serviceName: text, downloadMbps: z.int(), additionalCents: cents }),
    defaultInternetAddOns,
    2,
  ],
  [
    'TV packages',
    z.strictObject({
      id: slug,
      providerId: z.literal('directv'),
      name: text,
      delivery: z.enum(['satellite', 'streaming']),
      channels: z
        .string()
        .regex(/^\d+\+$/)
        .nullable(),
      priceCents: cents,
      description: sentence,
      schedule,
    }),
    tvPackages,
    5,
  ],
  [
    'builder internet plans',
    z.strictObject({ ...builderChoice, providerId, speed: text, downloadMbps: z.int().positive() }),
    builderInternetPlans,
    13,
  ],
  [
    'builder security plans',
    z.strictObject({ ...builderChoice, providerId, tier: z.enum(['Basic', 'Pro', 'Premium']) }),
    builderSecurityPlans,
    6,
  ],
  [
    'builder TV plans',
    z.strictObject({ ...builderChoice, providerId, channels: z.string().regex(/^\d+\+$/) }),
    builderTvPlans,
    4,
  ],
  [
    'pre-made bundles',
    z.strictObject({
      id: slug,
      name: text,
      badge: z.literal('Most Popular').optional(),
      description: sentence,
      startingCents: cents,
      wasCents: cents,
      opensWith: z.strictObject({
        internet: z.nullable(text),
        security: z.nullable(text),
        tv: z.nullable(text),
      }),
      savingCents: cents,
      contents: z.array(z.strictObject({ kind: z.enum(['internet', 'tv', 'security']), text })).min(2),
      note: sentence.optional(),
    }),
    premadeBundles,
    3,
  ],
  [
    'home cards',
    z.strictObject({
      providerId,
      badge: z.enum(['Best Home Security System', 'Best Home Internet', 'Best Streaming Service']),
      startingCents: cents,
      highlights: z.tuple([text, text, text]),
      target: page.nullable(),
      priceNote: sentence.optional(),
    }),
    homeCards,
    8,
  ],
  [
    'logo strip',
    z.strictObject({ providerId, page: z.union([page, z.literal('/providers')]) }),
    logoStrip,
    10,
  ],
  [
    'provider list',
    z.strictObject({
      providerId,
      name: text,
      type: z.string(),
      regions: z.array(z.enum(['Northeast', 'South', 'Midwest', 'West', 'Nationwide'])).min(1),
      speed: text,
      priceCents: cents,
      price: z.string().regex(/^From \$\d+\.\d\d\/month$/),
      priceNote: text.optional(),
    }),
    providerList,
    12,
  ],
  [
    'offerings',
    z.strictObject({
      providerId,
      providerName: text,
      serviceName: text.max(100),
      kind: z.enum(['internet', 'tv', 'security']),
      planId: slug,
      schedule,
      downloadMbps: z.int().positive().optional(),
      uploadMbps: z.int().positive().optional(),
      technology: text.optional(),
    }),
    offerings,
    68,
  ],
]

describe('the catalogue', () => {
  test.each(dataSets)('%s have the right shape and number', (_name, schema, rows, count) => {
    expect(faultsOf(schema, rows)).toEqual([])
    expect(rows).toHaveLength(count)
  })

  test('names each provider once and keeps every id', () => {
    expect(providers.map(one => one.id).toSorted()).toEqual(
      [...internetProviderIds, ...otherProviderIds].toSorted(),
    )
    expect(new Set(providers.map(one => one.name)).size).toBe(providers.length)
    const numbers = providers.flatMap(one => one.fccProviderIds)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(providerById('wow')?.name).toBe('WOW!')
    expect(providerById('nobody')).toBeUndefined()
    expect(providerName('att')).toBe('AT&T')
  })

  test('advertises as top speed the fastest plan where it has the whole table', () => {
    for (const id of ['kinetic', 'wow', 'metronet'] as const) {
      const speeds = internetPlans.filter(one => one.providerId === id).map(one => one.downloadMbps)
      expect(providerById(id)?.maxDownloadMbps).toBe(Math.max(...speeds))
    }
  })

  test('has plan prices that are the first step of their schedules', () => {
    expect(
      internetPlans.map(one => [
        one.id,
        one.schedule.steps[0]?.monthlyCents,
        one.lockSchedule?.steps[0]?.monthlyCents,
      ]),
    ).toEqual(internetPlans.map(one => [one.id, one.priceCents, one.lockedPriceCents]))
  })

  test('dates its prices and its privacy policy', () => {
    expect(isoDate.parse(dates.pricesAsOf)).toBe('2026-11-01')
    expect(dates.privacyPolicyUpdated).toBe('July 24, 2025')
    expect(isoDate.parse(dates.privacyPolicyUpdatedIso)).toBe('2025-07-24')
  })
})
