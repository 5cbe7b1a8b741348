import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { totalOf } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { besideTheTen, bestTen } from './best-ten.ts'
import { levelPlaces, rankedProviders } from './rank-providers.ts'

const catalogue = readSeed()
const ten = bestTen(catalogue)
const entryOf = (providerId: string) =>
  catalogue.entryPlan(providerId) ?? expect.unreachable(`the catalog lacks ${providerId}`)

test('the guide’s ten are the first ten with a line to the home, and nobody before its last is passed over in silence', () => {
  const all = rankedProviders(
    catalogue,
    catalogue.internetProviders.map(one => one.id),
  )
  const typeOf = (providerId: string) => entryOf(providerId).type
  const wired = all.filter(({ providerId }) => !['5g', 'satellite'].includes(typeOf(providerId)))
  expect(ten).toEqual(wired.slice(0, 10))
  const ids = new Set(ten.map(one => one.providerId))
  const last = ten.at(-1) ?? expect.unreachable('nobody')
  const before = all.slice(
    0,
    all.findIndex(one => one.providerId === last.providerId),
  )
  const level = all.filter(one => one.group === last.group && one.score === last.score)
  const others = [...new Set([...before, ...level])].filter(one => !ids.has(one.providerId))
  expect(besideTheTen(catalogue).map(words => words.replace(/ \(.*/, ''))).toEqual(
    others.map(one => catalogue.providerName(one.providerId)),
  )
})

test('equal scores share a place: Xfinity is called level with Optimum, whose name comes first', () => {
  expect(besideTheTen(catalogue)).toEqual([
    'T-Mobile (67.5 points, place 2 among all)',
    'Starlink (34.8 points, place 7 among all)',
    'Xfinity (29.6 points, level with Optimum)',
  ])
  const [first] = ten
  if (first) expect(levelPlaces([first, { ...first, providerId: 'other' }])).toEqual([1, 1])
})

test('a low price that the guide praises is one: among the lowest three of the page, or the lowest known total of its kind', () => {
  const prices = ten.map(one => priceToday(entryOf(one.providerId).schedule)).toSorted((a, b) => a - b)
  const { providers } = catalogue.guides.bestProviders
  for (const { providerId, strengths } of providers) {
    if (!strengths.some(words => /low entry price/i.test(words))) continue
    expect([providerId, priceToday(entryOf(providerId).schedule) <= (prices[2] ?? 0)]).toEqual([
      providerId,
      true,
    ])
  }
  const fiber = ten.map(one => entryOf(one.providerId)).filter(plan => plan.type === 'fiber')
  const known = fiber.filter(plan => totalOf(plan.schedule).known)
  const lowest = known.toSorted((a, b) => totalOf(a.schedule).cents - totalOf(b.schedule).cents)[0]
  expect(
    providers.filter(one => one.bestFor === 'Low-priced fiber over two years').map(one => one.providerId),
  ).toEqual([lowest?.providerId])
})
