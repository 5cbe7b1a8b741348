import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { reachesSpeed } from '#domain/catalog/speed-words.ts'
import { byTotal } from '#domain/pricing/known-total.ts'
import {
  type AddedFee,
  flat,
  monthlyPrices,
  priceToday,
  totalOver,
  withAddedFee,
} from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { onlineUses as onlineUsesOf } from '#domain/speed-needs/online-uses.ts'
import { centsOf, priceOf } from '#tests/support/catalogue-prices.ts'
import { anySchedule } from '../pricing/price-schedule.arbitrary.ts'
import { builderParts as builderPartsOf, bundleParts as bundlePartsOf } from './builder-parts.ts'
import { type BundlePart, bundleKinds } from './bundle.ts'
import { bundleSchedule } from './bundle-schedule.ts'
import { explainProposal } from './explain-proposal.ts'
import { type Needs, type Proposal, weighBundles } from './weigh-bundles.ts'
import { tvHabits as tvHabitsOf } from './wish-options.ts'
import { needsOf, type Wishes } from './wishes.ts'

const catalogue = readSeed()
const builderParts = builderPartsOf(catalogue)
const onlineUses = onlineUsesOf(catalogue)
const tvHabits = tvHabitsOf(catalogue)

const anyNeeds: fc.Arbitrary<Needs> = fc.record({
  mbps: fc.integer({ min: 5, max: 6000 }),
  channels: fc.constantFrom(0, 75, 105, 140, 150, 400),
  security: fc.boolean(),
  budgetCents: fc.integer({ min: 0, max: 60_000 }),
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
    line: null,
    inBuilder: true,
  }))
const few = (kind: BundlePart['kind']) => fc.array(anyPart(kind), { maxLength: 4 })
const anyParts = fc.tuple(few('internet'), few('security'), few('tv')).map(lists => lists.flat())

const totalOfProposal = ({ totalCents, assumed }: Proposal) => ({ cents: totalCents, known: !assumed })
const idsOf = (proposals: readonly Proposal[]) => proposals.map(one => one.parts.map(part => part.planId))

test('every combination of what is wanted is compared, with each service left out too, but for choosing nothing', () => {
  const [internet = 0, security = 0, tv = 0] = bundleKinds.map(
    kind => builderParts.filter(part => part.kind === kind).length,
  )
  const all = needsOf(wishes({ security: true, watches: 'news' }))
  expect(weighBundles(builderParts, all).compared).toBe((internet + 1) * (security + 1) * (tv + 1) - 1)
  expect(weighBundles(builderParts, needsOf(wishes())).compared).toBe(internet)
})

test('security and TV are proposed to those who asked for them, and to nobody else', () => {
  fc.assert(
    fc.property(anyParts, anyNeeds, (parts, needs) => {
      const kinds = weighBundles(parts, needs).proposals.flatMap(one => one.parts.map(part => part.kind))
      if (!needs.security) expect(kinds).not.toContain('security')
      if (needs.channels === 0) expect(kinds).not.toContain('tv')
    }),
  )
})

test('no proposal is over the ceiling in any month, unless nothing at all is under it, and then it says so', () => {
  fc.assert(
    fc.property(anyParts, anyNeeds, (parts, needs) => {
      const { proposals, anyWithinBudget, compared } = weighBundles(parts, needs)
      expect(proposals.length).toBe(anyWithinBudget ? Math.max(1, proposals.length) : Math.min(3, compared))
      for (const { parts: chosen, withinBudget, highestCents, monthlyCents, totalCents } of proposals) {
        const months = monthlyPrices(bundleSchedule(chosen), 24).map(month => month.countedCents)
        expect(highestCents).toBe(Math.max(...months))
        expect(monthlyCents).toBe(months[0])
        expect(totalCents).toBe(totalOver(bundleSchedule(chosen), 24).cents)
        expect(withinBudget).toBe(anyWithinBudget)
        expect(highestCents <= needs.budgetCents).toBe(anyWithinBudget)
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
      for (const internet of enough.filter(
        part => part.kind === 'internet' && reachesSpeed(part.size, needs.mbps),
      )) {
        const rest = (kind: BundlePart['kind'], wanted: boolean) =>
          wanted
            ? enough
                .filter(part => part.kind === kind)
                .toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))[0]
            : null
        const [security, tv] = [rest('security', needs.security), rest('tv', needs.channels > 0)]
        if (security === undefined || tv === undefined) continue
        const all = [internet, ...[security, tv].flatMap(part => part ?? [])]
        const schedule = withAddedFee(bundleSchedule(all), internet.fee)
        const months = monthlyPrices(schedule, 24).map(month => month.countedCents)
        if (Math.max(...months) > needs.budgetCents) continue
        const { cents, assumed } = totalOver(schedule, 24)
        expect(
          cheapest && byTotal(totalOfProposal(cheapest), { cents, known: !assumed }),
        ).toBeLessThanOrEqual(0)
      }
    }),
  )
})

function wishes(changes: Partial<Wishes> & { does?: string; watches?: string } = {}): Wishes {
  const { does = 'stream', watches = 'none', ...rest } = changes
  const online = onlineUses.filter(use => use.id === does)
  const tv = tvHabits.find(habit => habit.id === watches) ?? { id: 'none', label: '', channels: 0 }
  return { people: 2, online, tv, security: false, budgetCents: 10_000, ...rest }
}

test.each([
  { name: 'two people who stream', given: {}, best: ['kinetic-fiber-100'] },
  {
    name: 'a family of four who work from home and want security',
    given: { people: 4, does: 'work', security: true, budgetCents: 15_000 },
    best: ['kinetic-fiber-300', 'adt-basic'],
  },
  {
    name: 'sports fans with room in the budget',
    given: { watches: 'sports', budgetCents: 20_000 },
    best: ['kinetic-fiber-100', 'directv-choice'],
  },
  {
    name: 'sports fans on a low budget get the smaller TV package',
    given: { watches: 'sports', budgetCents: 10_000 },
    best: ['kinetic-fiber-100', 'directv-entertainment'],
  },
  {
    name: 'on a low budget security goes before TV does',
    given: { security: true, watches: 'news', budgetCents: 10_000 },
    best: ['kinetic-fiber-100', 'directv-entertainment'],
  },
  { name: 'a budget under every price', given: { budgetCents: 1000 }, best: ['kinetic-fiber-100'] },
] as const)('$name: $best', ({ given, best }) => {
  const advice = weighBundles(builderParts, needsOf(wishes(given)))
  expect(advice.best?.parts.map(part => part.planId)).toEqual(best)
  expect(advice.proposals).toContain(advice.best)
})

const soldBy = (providerId: string) =>
  builderParts.filter(part => part.kind !== 'internet' || part.providerId === providerId)

test('a price that rises over the budget later rules a plan out, though it is under it today', () => {
  const advice = weighBundles(builderParts, needsOf(wishes({ budgetCents: 5000 })))
  expect(advice.anyWithinBudget).toBe(true)
  expect(advice.proposals.flatMap(one => one.parts.map(part => part.providerId))).not.toContain('metronet')
})

test('a fee that the label adds counts in the bills and the total, and not in the price', () => {
  const price = 5000
  const [internet] = builderParts.filter(one => one.kind === 'internet')
  const part = { ...(internet ?? expect.unreachable('no internet')), schedule: flat(price) }
  const weighed = (fee: AddedFee, budgetCents: number) =>
    weighBundles([{ ...part, fee }], needsOf(wishes({ budgetCents }))).best
  const [counted, open] = [
    { cents: 225, upTo: false },
    { cents: 225, upTo: true },
  ]
  expect(weighed(counted, price)).toMatchObject({ monthlyCents: price, withinBudget: false })
  expect(weighed(counted, price + 225)).toMatchObject({ billCents: price + 225, withinBudget: true })
  const [more, less] = [weighed(counted, price), weighed(open, price)]
  expect((more?.totalCents ?? 0) - (less?.totalCents ?? 0)).toBe(24 * 225)
  expect(less).toMatchObject({ billCents: price, withinBudget: true })
})

const channels = (id: string) => `${catalogue.tvPackage(id)?.channels}+`

test('reasons say what is covered, what is left out, and what the bill becomes', () => {
  const asked = wishes({ security: true, watches: 'sports', budgetCents: 20_000, people: 8 })
  const advised = weighBundles(soldBy('metronet'), needsOf(asked))
  const rackRateCents = catalogue.internetPlan('metronet-500')?.schedule.steps[1]?.monthlyCents ?? Number.NaN
  const laterCents = rackRateCents + centsOf('adt-basic', 'directv-entertainment')
  expect(advised.best && explainProposal(advised.best, asked, advised)).toEqual([
    '8 people at once use about 200 Mbps. 500 Mbps covers that with room to spare.',
    'Includes ADT Basic. If you rent, ask your landlord first.',
    `Entertainment has ${channels('directv-entertainment')} channels, fewer than the ${channels('directv-choice')} you asked for, to stay within your budget.`,
    `Goes up to ${formatMonthly(laterCents)} within 24 months, still within your budget, as far as prices are published.`,
  ])
  const tight = wishes({ budgetCents: 5500, people: 8 })
  const slow = weighBundles(soldBy('metronet'), needsOf(tight))
  expect(slow.best && explainProposal(slow.best, tight, slow)[0]).toBe(
    '8 people at once use about 200 Mbps; with room to spare that takes 250 Mbps. 150 Mbps is slower and works when not everyone is online.',
  )
  const wireless = weighBundles(
    bundlePartsOf(catalogue).filter(one => one.providerId === 'tmobile'),
    needsOf(wishes({ people: 8 })),
  )
  expect(wireless.best && explainProposal(wireless.best, wishes({ people: 8 }), wireless)[0]).toBe(
    '8 people at once use about 200 Mbps; with room to spare that takes 250 Mbps. 133 Mbps, the lower end of what is typical, is slower and works when not everyone is online.',
  )
  const nothing = wishes({ budgetCents: 1000 })
  const advice = weighBundles(builderParts, needsOf(nothing))
  expect(advice.anyWithinBudget).toBe(false)
  expect(advice.proposals[0] && explainProposal(advice.proposals[0], nothing, advice)).toContain(
    `Its highest bill of ${priceOf('kinetic-fiber-100')} is over your budget of $10.00.`,
  )
})

test('where nobody sells internet that can be ordered, a proposal says so', () => {
  const asked = wishes({ watches: 'news' })
  const advice = weighBundles(soldBy('nobody'), needsOf(asked))
  expect(advice.anyInternet).toBe(false)
  expect(advice.best && explainProposal(advice.best, asked, advice)[0]).toMatch(/^No internet: we don’t know/)
})

function hash(text: string, seed: number): number {
  let value = seed
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16_777_619)
  return value
}
