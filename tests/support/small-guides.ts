import type { CatalogueInput } from '#domain/catalog/catalogue-content.ts'

const line = { title: 'A thing', text: 'It is so.' }

/** Guides with one line of each kind. */
export const smallGuides: CatalogueInput['guides'] = {
  bestProviders: {
    providers: [{ providerId: 'north', bestFor: 'Tests', strengths: ['Small'], drawbacks: ['Made up'] }],
    factors: [line],
    strategy: ['Read the tests.'],
  },
  providerPages: [{ providerId: 'lantern', reasons: [line] }],
  education: {
    compactTopics: 1,
    topics: [{ ...line, anchor: '#basics', icon: 'globe' }],
    terms: [{ term: 'Bandwidth', meaning: 'How much passes in a second.' }],
    connectionTypes: [
      {
        name: 'Fiber',
        type: 'fiber',
        fromMbps: 250,
        toMbps: 1000,
        openEnded: true,
        text: 'Over glass.',
        goodFor: 'All',
      },
    ],
    activities: [
      {
        id: 'working-from-home',
        name: 'Working from home',
        fromMbps: 25,
        toMbps: 50,
        note: 'With calls',
        wish: { id: 'work', label: 'Working from home' },
      },
      {
        id: '4k-video',
        name: '4K video',
        fromMbps: 25,
        toMbps: 25,
        note: 'For each screen',
        wish: { id: 'stream', label: 'Watching in 4K' },
      },
    ],
    equipmentTips: [{ id: 'rent-or-buy', ...line }],
    questions: [{ question: 'Is it so?', answer: 'It is.' }],
  },
  discounts: {
    military: [
      {
        providerId: 'north',
        figure: { kind: 'amount_off', cents: 1000 },
        eligibility: 'Veterans',
        details: 'Off the price.',
      },
    ],
    militaryNote: 'Ask before you order.',
    lifeline: {
      name: 'Lifeline',
      monthlyCents: 1000,
      tribalMonthlyCents: 3000,
      url: 'https://www.lifelinesupport.org',
      text: 'A federal program.',
      eligibility: ['Low income'],
    },
    ended: { name: 'An ended program', endedOn: '2024-06-01', text: 'It ended.' },
    questions: [{ question: 'Which ones?', answer: 'Some.', pageLead: 'See above.', lead: 'See there.' }],
  },
  cordCutting: {
    featuredPackageId: 'lantern-stream',
    reasons: Array.from({ length: 10 }, () => line),
    monthlyCosts: {
      cable: { fromCents: 10_000, toCents: 15_000 },
      streaming: { fromCents: 3500, toCents: 7500 },
    },
    monthlyCostsNote: 'Typical figures.',
    comparison: [{ aspect: 'Contract', cable: 'Often', streaming: 'Rarely' }],
  },
  securityArticle: {
    sections: [{ id: 'one', title: 'One thing' }],
    brands: [
      {
        id: 'brand',
        name: 'Brand',
        mark: { text: 'brand', style: 'lower' },
        equipmentCents: 10_000,
        monitoringCents: { from: 1000, to: 2000 },
        description: 'A brand of the tests.',
        included: ['Hub'],
        pros: ['Small'],
        cons: ['Made up'],
      },
    ],
    keyFeatures: [{ title: 'Monitoring', points: ['By the month'] }],
    savingTips: ['Count the first year.'],
  },
  security: {
    features: [{ ...line, icon: 'lock' }],
    vivint: {
      features: [],
      products: [
        {
          id: 'cameras',
          name: 'Cameras',
          icon: 'cctv',
          description: 'They see.',
          items: [{ name: 'Camera', description: 'It sees.', features: ['Night vision'] }],
        },
      ],
      stats: [{ figure: '24/7', label: 'monitoring' }],
    },
    adt: {
      features: [{ ...line, icon: 'lock' }],
      products: [
        {
          id: 'locks',
          name: 'Locks',
          icon: 'lock',
          description: 'They lock.',
          items: [{ name: 'Lock', description: 'It locks.', features: ['Codes'] }],
        },
      ],
      stats: [{ figure: '24/7', label: 'monitoring' }],
    },
    priceNote: 'Taxes are not included.',
    adtMaxInternetProviders: 2,
    fallbackInternetCents: 1700,
  },
  claims: { streamingGiftCardCents: 10_000, securityDeviceCreditCents: 20_000 },
  priceLock: { providerId: 'north', months: 36, extraMonthlyCents: 500, claimedSavingUpToCents: 10_000 },
  tvHabits: [
    { id: 'none', label: 'No TV', packageId: null },
    { id: 'news', label: 'News', packageId: 'lantern-small' },
    { id: 'everything', label: 'Everything', packageId: 'lantern-large' },
  ],
  editorialFigures: [{ id: 'market-size', figure: '$1 billion', counts: 'size of the market' }],
  reviews: { rating: 4, outOf: 5, reviews: 10 },
}
