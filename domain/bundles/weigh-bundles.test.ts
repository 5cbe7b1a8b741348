import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { byTotal } from '#domain/pricing/known-total.ts'
import { monthlyPrices, priceToday, totalOver } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { centsOf, priceOf } from '#tests/support/catalogue-prices.ts'
import { anySchedule } from '../pricing/price-schedule.arbitrary.ts'
import { builderParts as builderPartsOf } from './builder-parts.ts'
import { type BundlePart, bundleKinds } from './bundle.ts'
import { bundleSchedule } from './bundle-schedule.ts'
import { explainProposal } from './explain-proposal.ts'
import { type Needs, type Proposal, weighBundles } from './weigh-bundles.ts'
import { onlineUses as onlineUsesOf, tvHabits as tvHabitsOf } from './wish-options.ts'
import { neededMbps, needsOf, type Wishes } from './wishes.ts'

const catalogue = readSeed()
const builderParts = builderPartsOf(catalogue)
const onlineUses = onlineUsesOf(catalogue)
const tvHabits = tvHabitsOf(catalogue)

const anyNeeds: fc.Arbitrary<Needs> = fc.record({
  mbps: fc.integer({ min: 5, max: 6000 }),
  channels: fc.constantFrom(0, 75, 105, 140, 150, 400),
  security: fc.boolean(),
  ceilingCents: fc.integer({ min: 0, max: 60_000 }),
})

const anyPart = (kind: BundlePart['kind']): fc.Arbitrary<BundlePart> =>
  fc.record({ id: fc.uuid(), schedule: anySchedule, size: fc.integer({ min: 0, max: 5000 }) }).map(given => ({
    kind,
    planId: given.id,
    providerId: `provider-${given.size % 3}`,
    providerName: 'Provider',
    plan: 'Plan',
    serviceName: 'Plan',
    detail: '',
    schedule: given.schedule,
    size: given.size,
  }))
const few = (kind: BundlePart['kind']) => fc.array(anyPart(kind), { maxLength: 4 })
const anyParts = fc.tuple(few('internet'), few('security'), few('tv')).map(lists => lists.flat())

const totalOfProposal = ({ totalCents, assumed }: Proposal) => ({ cents: totalCents, known: !assumed })
const idsOf = (proposals: readonly Proposal[]) => proposals.map(one => one.parts.map(part => part.planId))

test('every combination of the catalogue is weighed, with each service left out too, but for choosing nothing', () => {
  const [internet = 0, security = 0, tv = 0] = bundleKinds.map(
    kind => builderParts.filter(part => part.kind === kind).length,
  )
  const combinations = (internet + 1) * (security + 1) * (tv + 1)
  expect(weighBundles(builderParts, needsOf(wishes())).weighed).toBe(combinations - 1)
})

test('no proposal is over the ceiling in any month, unless nothing at all is under it, and then it says so', () => {
  fc.assert(
    fc.property(anyParts, anyNeeds, (parts, needs) => {
      const { proposals, anyWithinCeiling, weighed } = weighBundles(parts, needs)
      expect(proposals.length).toBe(anyWithinCeiling ? Math.max(1, proposals.length) : Math.min(3, weighed))
      for (const { parts: chosen, withinCeiling, highestCents, monthlyCents, totalCents } of proposals) {
        const months = monthlyPrices(bundleSchedule(chosen), 24).map(month => month.countedCents)
        expect(highestCents).toBe(Math.max(...months))
        expect(monthlyCents).toBe(months[0])
        expect(totalCents).toBe(totalOver(bundleSchedule(chosen), 24).cents)
        expect(withinCeiling).toBe(anyWithinCeiling)
        expect(highestCents <= needs.ceilingCents).toBe(anyWithinCeiling)
      }
    }),
  )
})

test('the same needs give the same answer, whatever the order of the catalogue', () => {
  fc.assert(
    fc.property(anyParts, anyNeeds, fc.integer(), (parts, needs, seed) => {
      const mixed = parts.toSorted((a, b) => hash(a.planId, seed) - hash(b.planId, seed))
      expect(idsOf(weighBundles(mixed, needs).proposals)).toEqual(idsOf(weighBundles(parts, needs).proposals))
    }),
  )
})

test('known totals stand before unknown ones, the cheapest over 24 months first', () => {
  fc.assert(
    fc.property(anyParts, anyNeeds, (parts, needs) => {
      const totals = weighBundles(parts, needs).proposals.map(totalOfProposal)
      expect(totals).toEqual(totals.toSorted(byTotal))
    }),
  )
})

test('no bundle that is left out meets all needs and has a better total than one that is proposed and meets them', () => {
  fc.assert(
    fc.property(anyNeeds, needs => {
      const { proposals } = weighBundles(builderParts, needs)
      const [cheapest] = proposals.filter(one => one.lacks.length === 0)
      const enough = builderParts.filter(part => part.kind !== 'tv' || part.size >= needs.channels)
      for (const internet of enough.filter(part => part.kind === 'internet' && part.size >= needs.mbps)) {
        const rest = (kind: BundlePart['kind'], wanted: boolean) =>
          wanted
            ? enough
                .filter(part => part.kind === kind)
                .toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))[0]
            : null
        const [security, tv] = [rest('security', needs.security), rest('tv', needs.channels > 0)]
        if (security === undefined || tv === undefined) continue
        const all = [internet, ...[security, tv].flatMap(part => part ?? [])]
        const months = monthlyPrices(bundleSchedule(all), 24).map(month => month.countedCents)
        if (Math.max(...months) > needs.ceilingCents) continue
        const { cents, assumed } = totalOver(bundleSchedule(all), 24)
        expect(
          cheapest && byTotal(totalOfProposal(cheapest), { cents, known: !assumed }),
        ).toBeLessThanOrEqual(0)
      }
    }),
  )
})

test('where internet is sold at the ZIP goes before what is cheaper but not sold there', () => {
  const { proposals } = weighBundles(builderParts, needsOf(wishes()), new Set(['wow']))
  expect(proposals.map(one => one.parts[0]?.providerId)).toEqual(['wow', 'wow', 'wow'])
  const nowhere = weighBundles(builderParts, needsOf(wishes()), new Set())
  expect(nowhere.proposals.every(one => !one.available)).toBe(true)
  expect(idsOf(nowhere.proposals)).toEqual(idsOf(weighBundles(builderParts, needsOf(wishes())).proposals))
})

function wishes(changes: Partial<Wishes> & { does?: string; watches?: string } = {}): Wishes {
  const { does = 'stream', watches = 'none', ...rest } = changes
  const online = onlineUses.filter(use => use.id === does)
  const tv = tvHabits.find(habit => habit.id === watches) ?? { id: 'none', label: '', channels: 0 }
  return { people: 2, online, tv, home: 'rent', ceilingCents: 10_000, ...rest }
}

test.each([
  { name: 'two renters who stream', given: {}, nearest: ['metronet-150'] },
  {
    name: 'a family of four who work from home and own it',
    given: { people: 4, does: 'work', home: 'own' },
    nearest: ['kinetic-fiber-300', 'adt-basic'],
  },
  {
    name: 'sports fans with room in the budget',
    given: { watches: 'sports', ceilingCents: 20_000 },
    nearest: ['kinetic-fiber-100', 'directv-choice'],
  },
  {
    name: 'sports fans under a low ceiling get the smaller TV package',
    given: { watches: 'sports', ceilingCents: 10_000 },
    nearest: ['kinetic-fiber-100', 'directv-entertainment'],
  },
  {
    name: 'owners under a low ceiling go without security before they go without TV',
    given: { home: 'own', watches: 'news', ceilingCents: 10_000 },
    nearest: ['kinetic-fiber-100', 'directv-entertainment'],
  },
  { name: 'a ceiling under every price', given: { ceilingCents: 1000 }, nearest: ['kinetic-fiber-100'] },
] as const)('$name: $nearest', ({ given, nearest }) => {
  const advice = weighBundles(builderParts, needsOf(wishes(given)))
  expect(advice.nearest?.parts.map(part => part.planId)).toEqual(nearest)
  expect(advice.proposals).toContain(advice.nearest)
})

test('a price that rises over the ceiling later rules a plan out, though it is under it today', () => {
  const found = new Set(['metronet'])
  const advice = weighBundles(builderParts, needsOf(wishes({ ceilingCents: 5000 })), found)
  expect(advice.anyWithinCeiling).toBe(true)
  expect(advice.proposals.flatMap(one => one.parts.map(part => part.providerId))).not.toContain('metronet')
})

const channels = (id: string) => `${catalogue.tvPackage(id)?.channels}+`

test('reasons say what is covered, what is left out, and what the bill becomes', () => {
  const asked = wishes({ home: 'own', watches: 'sports', ceilingCents: 20_000, people: 8 })
  const metronet = weighBundles(builderParts, needsOf(asked), new Set(['metronet'])).nearest
  const rackRateCents = catalogue.internetPlan('metronet-500')?.schedule.steps[1]?.monthlyCents ?? Number.NaN
  const laterCents = rackRateCents + centsOf('adt-basic', 'directv-entertainment')
  expect(metronet && explainProposal(metronet, asked)).toEqual([
    '500 Mbps covers the 200 Mbps that 8 people at once would use.',
    'ADT Basic watches over the home that you own.',
    `Entertainment has ${channels('directv-entertainment')} channels, fewer than the ${channels('directv-choice')} that you asked for, to stay under your ceiling.`,
    `Rises to at most ${formatMonthly(laterCents)} within 24 months, still under your ceiling, as far as prices are published.`,
  ])
  const tight = wishes({ ceilingCents: 5500, people: 8 })
  const slow = weighBundles(builderParts, needsOf(tight), new Set(['metronet'])).nearest
  expect(slow && explainProposal(slow, tight)[0]).toBe(
    '150 Mbps is slower than the 200 Mbps that 8 people at once would use; it will do when not everybody is online.',
  )
  const nothing = wishes({ ceilingCents: 1000 })
  const advice = weighBundles(builderParts, needsOf(nothing))
  expect(advice.anyWithinCeiling).toBe(false)
  expect(advice.proposals[0] && explainProposal(advice.proposals[0], nothing)).toContain(
    `Its highest bill of ${priceOf('kinetic-fiber-100')} is over your ceiling of $10.00.`,
  )
})

test('everybody doing the most demanding thing at once is what the speed is for', () => {
  expect(neededMbps(wishes({ people: 4, does: 'work' }))).toBe(200)
  expect(neededMbps({ people: 3, online: [] })).toBe(15)
})

function hash(text: string, seed: number): number {
  let value = seed
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16_777_619)
  return value
}
