import { describe, expect, test } from 'vitest'
import { sanitizeMessage } from '#domain/assistant/sanitize-message.ts'
import type { CatalogueInput } from '#domain/catalog/catalogue-content.ts'
import { readCatalogue } from '#domain/catalog/read-catalogue.server.ts'
import { seed } from '#domain/catalog/seed/seed.ts'
import { todayOnly } from '#domain/pricing/price-schedule.ts'
import { useEmbeddedAnswers } from '#tests/support/embedded-answers.ts'
import { silentLog } from '#tests/support/test-database.ts'

const { answer } = useEmbeddedAnswers()

/** The shipped catalog with other content, and a way to ask about it. */
const asking = (changes: Partial<CatalogueInput>) => {
  const catalogue = readCatalogue({ ...seed, ...changes }, 'The catalogue of a test')
  return async (question: string) =>
    (
      await answer({
        ...{ catalogue, message: sanitizeMessage(question), history: [], context: null },
        log: silentLog,
      })
    ).text
}

describe('a security seller that is added in the catalog alone', () => {
  const told = asking({
    providers: [
      ...seed.providers,
      {
        id: 'haven',
        name: 'Haven',
        kinds: ['security'],
        connection: null,
        maxDownloadMbps: null,
        page: null,
        fccProviderIds: [],
        mark: { text: 'Haven', style: 'plain' },
        description: 'Alarms of a company of the tests.',
        spellings: ['haven'],
      },
    ],
    securityPackages: [
      ...seed.securityPackages,
      {
        id: 'haven-home',
        providerId: 'haven',
        name: 'Home',
        description: 'Watches the doors.',
        features: ['Monitoring'],
        included: ['Door sensors'],
        services: ['monitoring'],
        devices: ['window-sensors'],
        contractMonths: 36,
        schedule: todayOnly(1234),
      },
    ],
  })

  test.each([
    [
      'how much is home security',
      'Haven has Home $12.34/mo: watches the doors; with monitoring around the clock',
    ],
    ['home security without a monthly subscription', 'Haven from $12.34/mo'],
    [
      'is monitoring included with an alarm',
      'With ADT, Haven and Vivint monitoring around the clock is part of the monthly price',
    ],
    ['do alarms need a contract', 'Haven has a contract of 36 months'],
    ['what do you have for home security under $20', 'Haven Home $12.34/mo'],
    ['who installs the alarm', 'ADT and Vivint come with professional installation'],
  ])('is in the answer to “%s”', async (question, words) => {
    expect(await told(question)).toContain(words)
  })
})

test.each([
  'do any of the alarm kits come without a contract',
  'home security with no contract',
  'is there an alarm for my apartment without a contract',
])('the same kits are free of a contract wherever it is asked: “%s”', async question => {
  const text = await asking({})(question)
  for (const name of ['Ring', 'Cove', 'SimpliSafe']) expect(text).toContain(name)
})

test('what the guide praises in other words changes nothing about its contract', async () => {
  const { brands } = seed.guides.securityArticle
  const renamed = brands.map(brand => ({ ...brand, pros: ['Never a contract to sign', 'Cells in the hub'] }))
  const guides = { ...seed.guides, securityArticle: { ...seed.guides.securityArticle, brands: renamed } }
  const told = asking({ guides })
  expect(await told('home security with no contract')).toContain('Ring, Cove and SimpliSafe')
  expect(await told('does ring need a contract')).toContain('By our guide Ring has no contract')
})

const dish = seed.internetPlans.find(({ id }) => id === 'starlink-residential')
if (!dish) throw new Error('The seed has no satellite plan')

describe('a satellite that is added in the catalog alone', () => {
  const withDish = (orbit: 'low' | 'high' | null) =>
    asking({
      providers: [
        ...seed.providers,
        {
          id: 'skyway',
          name: 'Skyway',
          kinds: ['internet'],
          connection: 'Satellite',
          maxDownloadMbps: 200,
          page: null,
          fccProviderIds: [],
          mark: { text: 'Skyway', style: 'plain' },
          description: 'Satellites of the tests.',
          spellings: ['skyway'],
        },
      ],
      internetPlans: [
        ...seed.internetPlans,
        { ...dish, id: 'skyway-home', providerId: 'skyway', name: 'Home', orbit, labels: [], labelFee: null },
      ],
    })

  test.each([
    ['is skyway good for gaming', 'its satellites fly low'],
    ['is skyway ok for video calls', 'its satellites fly low'],
    ['is hughesnet good for gaming', 'The low orbit of Starlink and Skyway is much quicker'],
    ['what is latency', 'then 5G, then Starlink and Skyway'],
    ['do you have amazon kuiper', 'we compare Starlink, Hughesnet, Viasat and Skyway'],
    [
      'what internet is there out in the country',
      'satellite almost everywhere (Starlink, Hughesnet, Viasat, Skyway)',
    ],
  ])('flies as the catalog says: “%s”', async (question, words) => {
    expect(await withDish('low')(question)).toContain(words)
  })

  test('is not said to fly high where the catalog doesn’t say it', async () => {
    expect(await withDish('high')('is skyway good for gaming')).toContain('its satellites fly high')
    for (const question of ['is skyway good for gaming', 'is skyway ok for video calls']) {
      const text = await withDish(null)(question)
      expect(text).toContain('our catalog doesn’t say')
      expect(text).not.toMatch(/its satellites fly (?:high|low)/)
    }
  })
})

test.each([
  'do you have amazon kuiper',
  'is satellite good for gaming',
  'is hughesnet good for gaming',
  'is hughesnet ok for video calls',
  'what is latency',
  'what internet is there out in the country',
  'do i need an installer for internet',
])('a provider that was retired is in no answer: “%s”', async question => {
  const gone = (id: string) => id === 'starlink' || id === 'tmobile'
  const { bestProviders, discounts, providerPages } = seed.guides
  const told = asking({
    providers: seed.providers.filter(({ id }) => !gone(id)),
    internetPlans: seed.internetPlans.filter(({ providerId }) => !gone(providerId)),
    providerListings: seed.providerListings.filter(({ providerId }) => !gone(providerId)),
    homeCards: seed.homeCards.filter(({ providerId }) => !gone(providerId)),
    logoStrip: seed.logoStrip.filter(id => !gone(id)),
    guides: {
      ...seed.guides,
      providerPages: providerPages.filter(({ providerId }) => !gone(providerId)),
      bestProviders: {
        ...bestProviders,
        providers: bestProviders.providers.filter(({ providerId }) => !gone(providerId)),
      },
      discounts: { ...discounts, military: discounts.military.filter(({ providerId }) => !gone(providerId)) },
    },
  })
  expect(await told(question)).not.toMatch(/Starlink|T-Mobile/)
})

test('words and kinds of connection are found by what they are, whatever they are called', async () => {
  const { education } = seed.guides
  const told = asking({
    guides: {
      ...seed.guides,
      education: {
        ...education,
        terms: education.terms.map(one =>
          one.id === 'latency' ? { ...one, term: 'Delay', meaning: 'What the tests say.' } : one,
        ),
        connectionTypes: education.connectionTypes.map(one =>
          one.type === 'fiber' ? { ...one, name: 'Glass', text: 'As the tests say.' } : one,
        ),
      },
    },
  })
  expect(await told('what is latency')).toContain('what the tests say.')
  expect(await told('which is better, metronet or starlink')).toContain(
    'Metronet is fiber: As the tests say.',
  )
})
