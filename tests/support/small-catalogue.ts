import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { CatalogueInput } from '#domain/catalog/catalogue-content.ts'
import { readCatalogue } from '#domain/catalog/read-catalogue.server.ts'
import { flat, introThen, promisedFor, todayOnly } from '#domain/pricing/price-schedule.ts'
import { smallGuides } from './small-guides.ts'

const fees = [{ label: 'Installation fee', cents: 5000, purpose: 'installation' }] as const
const conditions = [{ about: 'taxes-on-top' as const, words: 'Taxes are not included.' }]
const description = 'A plan of the tests.'

const provider = {
  kinds: ['internet' as const],
  page: null,
  mark: { text: 'mark', style: 'plain' as const },
  description: 'A provider of the tests.',
}

/** Three internet providers, one for security and one for TV, with a plan for each thing that rules look at. */
export const smallContent: CatalogueInput = {
  asOf: '2026-01-02',
  statesAsOf: '2026-01-01',
  providers: [
    {
      ...provider,
      id: 'north',
      name: 'North Fiber',
      connection: 'Fiber',
      maxDownloadMbps: 1000,
      fccProviderIds: [190_001],
      spellings: ['north fiber'],
      states: ['TX', 'OH'],
    },
    {
      ...provider,
      id: 'river',
      name: 'River Cable',
      connection: 'Cable/Fiber',
      maxDownloadMbps: 1200,
      fccProviderIds: [190_002],
      spellings: ['river'],
      exclaimedBefore: ['boat'],
      states: ['TX'],
      advertisedFromCents: 2950,
    },
    {
      ...provider,
      id: 'orbit',
      name: 'Orbit',
      connection: 'Satellite',
      maxDownloadMbps: 200,
      fccProviderIds: [190_003],
      spellings: ['orbit'],
      states: ['TX', 'OH', 'VT'],
    },
    {
      ...provider,
      id: 'haven',
      name: 'Haven',
      kinds: ['security'],
      connection: null,
      maxDownloadMbps: null,
      fccProviderIds: [],
      spellings: ['haven'],
    },
    {
      ...provider,
      id: 'lantern',
      name: 'Lantern TV',
      kinds: ['tv'],
      connection: null,
      maxDownloadMbps: null,
      fccProviderIds: [],
      spellings: ['lantern'],
      page: '/directv',
    },
  ],
  internetPlans: [
    {
      id: 'north-100',
      providerId: 'north',
      name: 'Fiber 100',
      type: 'fiber',
      downloadMbps: 100,
      uploadMbps: 100,
      inBundleBuilder: true,
      schedule: introThen(2000, 12, 4000, fees),
      laterPriceName: 'rack-rate',
      ...{ description, conditions },
    },
    {
      id: 'north-1-gig',
      providerId: 'north',
      name: 'Fiber 1 Gig',
      type: 'fiber',
      downloadMbps: 1000,
      uploadMbps: 1000,
      badge: 'Most Popular',
      soldIn: 'some-markets',
      inBundleBuilder: true,
      schedule: introThen(5000, 12, 8000, fees),
      laterPriceName: 'rack-rate',
      priceLock: { id: 'north-1-gig-lock', months: 36, schedule: promisedFor(5500, 36, fees) },
      ...{ description, conditions },
    },
    {
      id: 'river-300',
      providerId: 'river',
      name: 'Cable 300',
      type: 'cable',
      downloadMbps: 300,
      uploadMbps: 10,
      rewardCardCents: 10_000,
      schedule: promisedFor(3000, 12),
      ...{ description, conditions },
    },
    {
      id: 'river-1200',
      providerId: 'river',
      name: 'Cable 1.2 Gig',
      type: 'cable',
      downloadMbps: 1200,
      uploadMbps: 50,
      wifiIncluded: true,
      schedule: promisedFor(6000, 12),
      ...{ description, conditions },
    },
    {
      id: 'river-dsl',
      providerId: 'river',
      name: 'Phone line',
      type: 'dsl',
      speed: 'up-to',
      downloadMbps: 25,
      schedule: todayOnly(2500),
      ...{ description, conditions },
    },
    {
      id: 'orbit-home',
      providerId: 'orbit',
      name: 'Home',
      type: 'satellite',
      speed: 'range',
      downloadMbps: 200,
      downloadFromMbps: 50,
      uploadMbps: 10,
      contractMonths: 24,
      dataCap: 'slowed-beyond',
      supportAroundTheClock: true,
      schedule: flat(9000),
      ...{ description, conditions },
    },
  ],
  tvPackages: [
    {
      id: 'lantern-small',
      providerId: 'lantern',
      name: 'Small',
      delivery: 'satellite',
      channels: 75,
      inBundleBuilder: true,
      schedule: todayOnly(5000),
      description,
    },
    {
      id: 'lantern-large',
      providerId: 'lantern',
      name: 'Large',
      delivery: 'satellite',
      channels: 140,
      inBundleBuilder: true,
      schedule: todayOnly(8000),
      description,
    },
    {
      id: 'lantern-stream',
      providerId: 'lantern',
      name: 'Stream',
      delivery: 'streaming',
      channels: null,
      schedule: todayOnly(4500),
      description,
    },
  ],
  securityPackages: [
    {
      id: 'haven-basic',
      providerId: 'haven',
      name: 'Basic',
      features: ['Mobile app'],
      included: ['Motion sensor'],
      schedule: todayOnly(4000),
      description,
    },
    {
      id: 'haven-flex',
      providerId: 'haven',
      name: 'Flex',
      features: ['Mobile app'],
      included: ['Smart hub'],
      choices: {
        starter: { id: 'haven-flex-starter', equipmentCents: 10_000 },
        kit: { minCents: 2000, maxCents: 4000, stepCents: 1000, defaultCents: 3000 },
      },
      description,
    },
    {
      id: 'haven-custom',
      providerId: 'haven',
      name: 'Custom plan',
      features: ['Mobile app'],
      included: ['Any device'],
      description,
    },
  ],
  internetAddOns: [
    {
      id: 'haven-internet',
      providerId: 'haven',
      serviceName: 'Internet add-on',
      downloadMbps: 50,
      schedule: todayOnly(1500),
    },
  ],
  bundleBuilder: {
    firstProviders: ['river'],
    internet: [
      {
        id: 'river-bundle',
        providerId: 'river',
        name: '500 Mbps',
        serviceName: 'Bundle 500',
        downloadMbps: 500,
        schedule: todayOnly(3500),
      },
    ],
    security: [
      { id: 'haven-basic', providerId: 'haven', name: 'Basic', tier: 'Basic' },
      { id: 'haven-plus', providerId: 'haven', name: 'Plus', tier: 'Pro', schedule: todayOnly(6000) },
    ],
    heroPoints: ['No contracts'],
  },
  premadeBundles: [
    {
      id: 'home',
      name: 'Home Bundle',
      description,
      startingCents: 7000,
      wasCents: 9000,
      savingCents: 2000,
      contents: ['internet', 'tv'],
      opensWith: { internet: 'north-100', security: null, tv: 'lantern-small' },
    },
  ],
  providerListings: [
    { providerId: 'north', regions: ['South'], planId: 'north-100' },
    { providerId: 'river', regions: ['South', 'West'], planId: 'river-300', quotesAdvertised: true },
    { providerId: 'orbit', regions: ['Nationwide'], planId: 'orbit-home', priceNote: 'for Home' },
  ],
  homeCards: [
    {
      providerId: 'north',
      badge: 'Best Home Internet',
      startsAt: { planId: 'north-100' },
      highlights: ['One', 'Two', 'Three'].map(word => `${word} thing`) as [string, string, string],
      target: null,
    },
  ],
  logoStrip: ['north', 'haven'],
  guides: smallGuides,
}

/** The tests' catalog, with different content where a test needs it. */
export function aCatalogue(changes: Partial<CatalogueInput> = {}): Catalogue {
  return readCatalogue({ ...smallContent, ...changes }, 'The catalogue of a test')
}

/** The same with a label for every internet plan, so that the fees on top of its price are known. */
export const labeledCatalogue = () =>
  aCatalogue({
    internetPlans: smallContent.internetPlans.map(plan => ({ ...plan, labels: [{ name: plan.name }] })),
  })

/** Made for the tests of rules: its figures are nobody's prices. */
export const smallCatalogue = aCatalogue()
