import { describe, expect, test } from 'vitest'
import { aCatalogue, labeledCatalogue, smallCatalogue, smallContent } from '#tests/support/small-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { derivedFrom } from './derived-from.ts'
import { featuresOf, planFeatureRows } from './plan-features.ts'
import { CatalogueError, readCatalogue, readSeed } from './read-catalogue.server.ts'
import { planSpeedName, planSpeedText, uploadInWords } from './speed-words.ts'

const [firstPlan, ...otherPlans] = smallContent.internetPlans
if (!firstPlan) throw new Error('The catalogue of the tests is empty')

describe('everything that can be ordered', () => {
  test('is found by its lasting id, and by exactly its provider and service name', () => {
    for (const one of [...smallCatalogue.offerings, ...readSeed().offerings]) {
      const catalogue = smallCatalogue.offerings.includes(one) ? smallCatalogue : readSeed()
      expect(catalogue.offering(one.planId)).toBe(one)
      expect(catalogue.findOffering(one.providerId, one.serviceName)).toBe(one)
    }
    expect(smallCatalogue.findOffering('north', 'fiber 100')).toBeUndefined()
    expect(smallCatalogue.findOffering('__proto__', 'constructor')).toBeUndefined()
  })

  test('a price lock is a service of its own with its own terms', () => {
    expect(smallCatalogue.offering('north-1-gig-lock')).toMatchObject({
      serviceName: 'Fiber 1 Gig with 36-month price lock',
      schedule: {
        steps: [
          { fromMonth: 1, monthlyCents: 5500 },
          { fromMonth: 37, monthlyCents: null },
        ],
      },
    })
  })

  test('a security package is sold with each kit price, both ends included, and with its equipment paid once', () => {
    const flex = smallCatalogue.offerings.filter(one => one.planId.startsWith('haven-flex'))
    expect(flex.map(one => [one.planId, one.schedule.steps[0]?.monthlyCents])).toEqual([
      ['haven-flex-starter', 2000],
      ['haven-flex-kit-1', 2000],
      ['haven-flex-kit-2', 3000],
      ['haven-flex-kit-3', 4000],
    ])
    expect(flex[0]?.schedule.oneTimeFees).toEqual([
      { label: 'Flex equipment', cents: 10_000, purpose: 'equipment' },
    ])
    expect(smallCatalogue.offering('haven-custom')).toBeUndefined()
  })
})

test('nothing of it can be changed, at any depth: it is handed to whoever reads it', () => {
  const unfrozen = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null || value instanceof Map) return []
    const within = Object.entries(value).flatMap(([key, one]) => unfrozen(one, `${path}.${key}`))
    return Object.isFrozen(value) ? within : [path, ...within]
  }
  expect(unfrozen(readSeed(), '')).toEqual([])
  const [first] = readSeed().offerings
  expect(() => Object.assign(first ?? {}, { serviceName: 'Another' })).toThrow(TypeError)
})

describe('questions', () => {
  test('the entry plan costs least today, among the technologies that are asked for', () => {
    expect(smallCatalogue.entryPlan('river')?.id).toBe('river-dsl')
    expect(smallCatalogue.entryPlan('river', ['cable'])?.id).toBe('river-300')
    expect(smallCatalogue.entryPlan('river', ['satellite'])).toBeUndefined()
    expect(smallCatalogue.entryPlan('haven')).toBeUndefined()
  })

  test('providers are known by id and by their numbers at the FCC', () => {
    expect(smallCatalogue.provider('river')?.name).toBe('River Cable')
    expect(smallCatalogue.provider('nobody')).toBeUndefined()
    expect(smallCatalogue.providerByFccId(190_003)?.id).toBe('orbit')
    expect(smallCatalogue.providerName('gone')).toBe('gone')
    expect(smallCatalogue.internetProviders.map(one => one.id)).toEqual(['north', 'river', 'orbit'])
  })

  test('features follow from the facts of a plan', () => {
    const features = (id: string) => {
      const plan = smallCatalogue.internetPlan(id)
      return plan ? featuresOf(plan) : []
    }
    expect(features('north-1-gig')).toEqual([
      'Unlimited data',
      'Upload about as fast as download',
      'No annual contract',
      '3-year price lock available',
    ])
    expect(features('river-1200')).toContain('Wi-Fi equipment included')
    expect(features('orbit-home')).toEqual(['24/7 support'])
  })

  test('a table has only the feature rows that one of its plans has', () => {
    const rows = planFeatureRows(smallCatalogue.plansOf('river'))
    expect(rows.map(row => [row.feature, row.included])).toEqual([
      ['Unlimited data', [true, true, true]],
      ['No annual contract', [true, true, true]],
      ['Reward card', [true, false, false]],
      ['Wi-Fi equipment included', [null, true, null]],
    ])
  })

  test('speeds are equal, differ, or are not published', () => {
    const [plan] = smallCatalogue.plansOf('north')
    if (!plan) throw new Error('The small catalogue has no such plan')
    const uploads = [plan.downloadMbps, 5, null].map(uploadMbps => ({ ...plan, uploadMbps }))
    expect(planFeatureRows(uploads).find(row => row.feature.startsWith('Upload about'))?.included).toEqual([
      ...[true, false, null],
    ])
  })

  test('speeds are told as the provider tells them', () => {
    const names = smallCatalogue.internetPlans.map(planSpeedName)
    expect(names).toEqual(['100 Mbps', '1 Gig', '300 Mbps', '1.2 Gig', 'Up to 25 Mbps', '50–200 Mbps'])
    expect(planSpeedText({ speed: 'up-to' }, 1000)).toBe('Up to 1,000 Mbps')
    const upload = { speed: 'range', uploadMbps: 12, uploadToMbps: 55 } as const
    expect(uploadInWords(upload)).toBe('12–55 Mbps')
    expect(uploadInWords({ ...upload, speed: 'typical', uploadToMbps: null })).toBe('12 Mbps typical')
    expect(uploadInWords({ ...upload, uploadMbps: null, uploadToMbps: null })).toBeNull()
  })

  test('what is made of a catalogue is made once for each', () => {
    let made = 0
    const count = derivedFrom(({ providers }) => [providers.length, (made += 1)])
    const other = aCatalogue({ asOf: '2026-01-03' })
    expect([count(smallCatalogue), count(other), count(smallCatalogue)]).toEqual([
      [5, 1],
      [5, 2],
      [5, 1],
    ])
  })
})

describe('a catalogue', () => {
  test('never changes', () => {
    expect(() => Object.assign(smallCatalogue, { asOf: '2020-01-01' })).toThrow(TypeError)
    expect(() => Object.assign(smallCatalogue.internetPlans[0] ?? {}, { name: 'Other' })).toThrow(TypeError)
    expect(() => Reflect.apply(Array.prototype.push, smallCatalogue.internetPlans, [1])).toThrow(TypeError)
  })

  test('what has no label has unknown fees, with its price locked too; the content stays as it was read', () => {
    const unknown = (catalogue: Catalogue) =>
      catalogue.offerings.filter(one => one.schedule.feesUnknown).map(one => one.planId)
    expect(unknown(smallCatalogue)).toEqual(
      expect.arrayContaining([
        'north-1-gig',
        'north-1-gig-lock',
        ...smallCatalogue.tvPackages.map(one => one.id),
      ]),
    )
    expect(unknown(labeledCatalogue())).not.toContain('north-1-gig')
    expect(unknown(labeledCatalogue())).not.toContain('north-1-gig-lock')
    expect(JSON.stringify(smallCatalogue.content)).not.toContain('feesUnknown')
  })

  test('the same content has the same revision, also after it was stored; other content has another', () => {
    const stored: unknown = JSON.parse(JSON.stringify(smallContent))
    expect(readCatalogue(stored, 'stored').revision).toBe(smallCatalogue.revision)
    expect(aCatalogue({ asOf: '2026-01-03' }).revision).not.toBe(smallCatalogue.revision)
  })

  test('that is broken is refused with every fault and its place', () => {
    const broken = {
      ...smallContent,
      asOf: 'yesterday',
      internetPlans: [
        { ...firstPlan, schedule: { steps: [{ fromMonth: 2, monthlyCents: 100 }], oneTimeFees: [] } },
        ...otherPlans,
      ],
    }
    const read = () => readCatalogue(broken, 'The seed')
    expect(read).toThrow(CatalogueError)
    expect(read).toThrow(/The seed is not a catalog:\n- asOf: /)
    expect(read).toThrow(
      /internetPlans\[0\] north-100\.schedule: must begin with a published price in month 1/,
    )
  })

  test.each([
    [
      'a plan id that stands twice',
      { internetPlans: [firstPlan, ...smallContent.internetPlans] },
      /plan id north-100 stands twice/,
    ],
    [
      'a plan of nobody',
      { internetPlans: [{ ...firstPlan, providerId: 'gone' }, ...otherPlans] },
      /an offering names gone/,
    ],
    ['a strip of nobody', { logoStrip: ['gone'] }, /the logo strip names gone, which does not exist/],
    [
      'a range without its lower end',
      { internetPlans: [{ ...firstPlan, speed: 'range' as const }, ...otherPlans] },
      /lower speed/,
    ],
    [
      'a condition about anything else',
      {
        internetPlans: [
          { ...firstPlan, conditions: [{ about: 'weather' as never, words: 'It rains.' }] },
          ...otherPlans,
        ],
      },
      /internetPlans\[0\] north-100\.conditions\[0\]\.about: must be one of introduction, lasting, taxes-on-top, taxes-none, label-fees, fees, other$/,
    ],
  ])('%s is a fault', (_name, changes, fault) => {
    expect(() => aCatalogue(changes)).toThrow(fault)
  })
})
