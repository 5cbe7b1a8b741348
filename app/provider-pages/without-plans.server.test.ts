import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalog/catalogue.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { kineticView } from './kinetic-view.server.ts'
import { metronetView } from './metronet-view.server.ts'
import { wowView } from './wow-view.server.ts'

const { content } = readSeed()
const withPlans = (internetPlans: typeof content.internetPlans) =>
  createCatalogue({ ...content, internetPlans }, 'changed')

test.each([kineticView, wowView, metronetView])(
  'a provider whose plans were all retired has a page that names no price and claims nothing of plans',
  view => {
    const { provider, lead, points } = view(withPlans([]))
    expect(provider.fromCents).toBeNull()
    expect(provider.offers).toEqual([])
    expect(lead).toBe('')
    expect(points).toEqual([])
  },
)

test('what a page says of its plans follows them', () => {
  const seeded = metronetView(withPlans(content.internetPlans))
  expect(seeded.lead).toBe(
    'Fiber plans with equal upload and download speeds, and a standard rate that is published from the start.',
  )
  const slower = metronetView(
    withPlans(content.internetPlans.map(plan => ({ ...plan, uploadMbps: 20, priceLock: null }))),
  )
  expect(slower.lead).toBe('Fiber plans with a standard rate that is published from the start.')
  expect(slower.whyChoose.map(({ title }) => title)).toEqual(['A published standard rate'])
  expect(slower.lock.plans).toEqual([])
})
