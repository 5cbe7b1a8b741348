import { expect, test } from 'vitest'
import { labelsAnywhere } from '#domain/catalog/internet-plan.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { bestTen } from '#domain/comparison/best-ten.ts'
import { totalGroups, totalPlace } from '#domain/comparison/total-order.ts'
import { OTHER_PRICE } from '#domain/pricing/added-fee.ts'
import { formatCents } from '#domain/shared/money.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { labelFeeOf, sumOver } from '#tests/support/catalogue-prices.ts'
import { servedPage } from '#tests/support/served-page.ts'

const catalogue = readSeed()
const { education, editorialFigures, securityArticle } = catalogue.guides
const site = useBuiltSite()
const read = (path: string) => servedPage(site.get(path))

/** One figure, or the lowest and the highest where they differ. */
const span = (from: string, to: string) => (from === to ? to : `${from}–${to}`)
const mbps = (speed: number) => speed.toLocaleString('en-US')

test.each(['/education', '/learn'])('the education center is whole at %s', async path => {
  const page = await read(path)
  expect(page.texts('h1')).toEqual(['Internet Education Center'])
  for (const anchor of ['basics', 'types', 'speeds', 'equipment', 'faq']) {
    expect([anchor, page.all(`section#${anchor}`).length]).toEqual([anchor, 1])
  }
  expect(page.part('region', 'Start with a topic').texts('a')).toEqual([
    ...['Internet basics', 'Connection types', 'Understanding speeds', 'Router setup'],
  ])
  expect(page.all('link[rel=canonical]')[0]?.attribute('href')).toMatch(/\/education$/)
})

test('connection types stand with their typical ranges, activities with their speeds', async () => {
  const page = await read('/education')
  const types = page.part('table', /^Connection types with typical download speeds/).texts('tr')
  for (const { name, fromMbps, toMbps, openEnded } of education.connectionTypes) {
    const range = `${mbps(fromMbps)}–${mbps(toMbps)}${openEnded ? '+' : ''} Mbps`
    const row = types.find(words => words.startsWith(name))
    expect([name, row]).toEqual([name, expect.stringContaining(range)])
  }
  const activities = page.part('table', /^Recommended download speed by activity/).texts('tr')
  for (const { name, fromMbps, toMbps } of education.activities) {
    const speed = `${span(mbps(fromMbps), mbps(toMbps))} Mbps`
    expect(activities).toContainEqual(
      expect.stringMatching(new RegExp(`^${name} (Recommended speed )?${speed}`)),
    )
  }
})

test('the resources lead to guides, comparisons, security, and and to help here', async () => {
  const page = await read('/resources')
  expect(page.part('region', 'Guides and comparisons').texts('h3')).toEqual([
    ...['Internet Guides', 'Provider Comparisons', 'Home Security'],
  ])
  const help = page.part('region', 'Still deciding?')
  expect(help.links('Compare providers')[0]?.attribute('href')).toBe('/providers')
  expect(help.links(/^Call/)[0]?.attribute('href')).toMatch(/^tel:/)
})

test('the guide to cheap home security says where it stands, who wrote it and when', async () => {
  const page = await read('/cheap-home-security')
  const trail = page.part('navigation', 'Breadcrumb')
  expect(trail.texts('li')).toEqual(['Home', 'Smart Home & Security', 'Cheap home security'])
  expect(trail.links('Smart Home & Security')[0]?.attribute('href')).toBe('/home-security-products')
  expect(page.words).toContain('By Plainwire editors · Updated Nov 1, 2026')
  const data = page.structuredData()
  expect(data.map(one => one['@type'])).toEqual(['BreadcrumbList', 'Article', 'ItemList'])
  expect(data[1]).toMatchObject({ author: { name: 'Plainwire editors' }, dateModified: '2026-11-01' })
})

test('its five brands stand with equipment, monitoring and the first-year total', async () => {
  const page = await read('/cheap-home-security')
  const cards = page
    .part('region', 'Top 5 Providers')
    .all('li')
    .filter(card => card.all('h3').length > 0)
  expect(cards).toHaveLength(5)
  expect(cards.map(card => card.texts('dd'))).toEqual(
    securityArticle.brands.map(({ equipmentCents, monitoringCents: { from, to } }) => [
      formatCents(equipmentCents),
      `${span(formatCents(from), formatCents(to))}/mo`,
      span(formatCents(equipmentCents + 12 * from), formatCents(equipmentCents + 12 * to)),
    ]),
  )
  expect(page.links('Call Now')[0]?.attribute('href')).toMatch(/^tel:/)
})

test('the best providers are ten ranked cards with the score that the formula on the page gives', async () => {
  const page = await read('/best-internet-providers')
  const top = page.part('region', 'Top 10 internet providers')
  // In the groups that the order goes by first, each with its heading.
  expect(top.texts('h3')).toEqual(
    totalGroups.map(({ title }) => title).filter(title => top.words.includes(title)),
  )
  expect(top.texts('h3').length).toBeGreaterThan(1)
  const names = top.texts('h4')
  expect(names).toHaveLength(10)
  expect(names).toEqual(bestTen(catalogue).map(one => catalogue.providerName(one.providerId)))
  expect(top.words).toContain('Left out although they score as well or better: T-Mobile (')
  const scores = top.texts('strong').map(Number)
  // Known totals come first, then those of which a later price or a fee isn’t known, then prices that no label confirms.
  const places = names.map(name => {
    const provider = catalogue.internetProviders.find(one => one.name === name)
    const plan = catalogue.entryPlan(provider?.id ?? '')
    if (!plan) throw new Error(`The catalog lacks ${name}`)
    return totalPlace({ schedule: plan.schedule, ...labelsAnywhere(plan) })
  })
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places).size).toBeGreaterThan(1)
  for (const group of new Set(places)) {
    const ofGroup = scores.filter((_, index) => places[index] === group)
    expect(ofGroup).toEqual(ofGroup.toSorted((a, b) => b - a))
  }
  const google = top.containing('li', 'Google Fiber').words
  expect(google).toContain(`Total over 24 months at least ${sumOver(24, 'google-fiber-1-gig')}`)
  expect(google).toContain(
    `Totals leave out up to ${labelFeeOf('google-fiber-1-gig')}/mo that its label adds.`,
  )
  const spectrum = top.containing('li', 'Spectrum').words
  expect(spectrum).toContain(`Total over 24 months about ${sumOver(24, 'spectrum-internet')}`)
  expect(spectrum).toContain(`Totals count our price: ${OTHER_PRICE}.`)
  const formula = page.part('table', /^The formula of the ranking/)
  expect(formula.all('tbody th')).toHaveLength(6)
  expect(formula.texts('tr')).toContainEqual(expect.stringMatching(/^Price over 24 months (Weight )?40%/))
  for (const { figure } of editorialFigures) expect(page.words).toContain(figure)
  const data = page.structuredData()
  const list = data.find(one => one['@type'] === 'ItemList')
  expect((list?.itemListElement as { name: string }[] | undefined)?.map(item => item.name)).toEqual(names)
  expect(data.some(one => one['@type'] === 'Article')).toBe(true)
})

test('the footer of the guide leads to the policy and the terms', async () => {
  const [footer] = (await read('/best-internet-providers')).all('article footer')
  expect(footer?.links('Privacy policy')[0]?.attribute('href')).toBe('/privacy')
  expect(footer?.links('Terms')[0]?.attribute('href')).toBe('/terms')
})
