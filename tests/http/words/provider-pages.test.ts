import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { type ServedPart, servedPage } from '#tests/support/served-page.ts'

const site = useBuiltSite()
const read = (path: string) => servedPage(site.get(path))
const phone = /^tel:\+1\d{10}$/
const isCall = (link: ServedPart) => expect(link.attribute('href')).toMatch(phone)

/** Each table with its columns, prices and the rows that this provider has more than the others. */
const tables = [
  {
    path: '/metronet',
    name: 'Metronet fiber plans compared',
    plans: ['150 Mbps', 'Most Popular 500 Mbps', '1 Gig', '2 Gig', 'Select markets 5 Gig'],
    rows: {
      'Price today months 1–12': ['$29.95/mo', '$44.95/mo', '$49.95/mo', '$69.95/mo', '$109.95/mo'],
      'Rack rate from month 13': ['$54.95/mo', '$69.95/mo', '$89.95/mo', '$119.95/mo', '$129.95/mo'],
      '3-year lock price': ['None', '$49.95/mo', '$54.95/mo', '$74.95/mo', 'None'],
      'Installation fee once': ['$75.00', '$75.00', '$75.00', '$75.00', '$75.00'],
      '36-month total': ['$1,753.20', '$2,293.20', '$2,833.20', '$3,793.20', '$4,513.20'],
      '3-year price lock available': ['Not included', 'Included', 'Included', 'Included', 'Not included'],
    },
  },
  {
    path: '/kinetic-windstream',
    name: 'Kinetic fiber plans compared',
    plans: ['2 Gig', 'Best Value 1 Gig', '300 Mbps', '100 Mbps'],
    rows: { 'Price today months 1–12': ['$99.99/mo', '$69.99/mo', '$39.99/mo', '$24.99/mo'] },
  },
  {
    path: '/kinetic-windstream',
    name: 'Kinetic DSL plan compared',
    plans: ['Up to 100 Mbps'],
    rows: {
      'Price today months 1–12': ['$44.99/mo'],
      'Download speed': ['Up to 100 Mbps'],
      'Upload speed': ['Up to 10 Mbps'],
    },
  },
  {
    path: '/wow-internet',
    name: 'WOW! cable plans compared',
    plans: ['300 Mbps', '600 Mbps', '1 Gig', '1.2 Gig'],
    rows: {
      'Price today months 1–12': ['$30.00/mo', '$45.00/mo', '$60.00/mo', '$95.00/mo'],
      'Reward card value': ['None', 'None', '$200.00', '$300.00'],
      'Upload speed': ['10 Mbps', '10 Mbps', '50 Mbps', '50 Mbps'],
      'Reward card': ['Not included', 'Not included', 'Included', 'Included'],
    },
  },
  {
    path: '/wow-internet',
    name: 'WOW! fiber plans compared',
    plans: ['100 Mbps', '500 Mbps', 'Most Popular 1 Gig', 'Best Value 3 Gig', '5 Gig'],
    rows: { 'Price today every month': ['$40.00/mo', '$50.00/mo', '$70.00/mo', '$100.00/mo', '$180.00/mo'] },
  },
]

test.each(tables)('$path has its table: $name', async ({ path, name, plans, rows }) => {
  const table = (await read(path)).part('region', name)
  expect(table.texts('thead th')).toEqual(['Plan', ...plans])
  for (const [label, cells] of Object.entries(rows)) {
    const row = table.all('tbody tr').find(one => one.texts('th')[0] === label)
    expect([label, row?.texts('td')]).toEqual([label, cells])
  }
})

test.each([
  ['/metronet', 'Metronet Fiber Internet', '$29.99/mo'],
  ['/kinetic-windstream', 'Kinetic by Windstream Internet', '$24.99/mo'],
  ['/wow-internet', 'WOW! Internet', '$30.00/mo'],
  ['/directv', 'DIRECTV Streaming and Satellite TV', '$84.99/mo'],
] as const)('%s has its heading, trail, starting price and date', async (path, heading, price) => {
  const page = await read(path)
  expect(page.texts('h1')).toEqual([heading])
  const hero = page.part('region', heading)
  expect(hero.words).toContain(price)
  expect(hero.words).toContain('November 1, 2026')
  const calls = hero.links(/^Call/)
  expect(calls.length).toBeGreaterThan(0)
  calls.forEach(isCall)
  expect(page.part('navigation', 'Breadcrumb').texts('li').length).toBeGreaterThan(1)
})

test.each(['/metronet', '/kinetic-windstream', '/wow-internet', '/directv', '/internet-plans'])(
  'search engines read the trail and the offers of %s',
  async path => {
    const page = await read(path)
    expect(page.all('link[rel=canonical]')[0]?.attribute('href')).toMatch(new RegExp(`${path}$`))
    const data = page.structuredData()
    expect(data.some(one => one['@type'] === 'BreadcrumbList')).toBe(true)
    expect(JSON.stringify(data)).toContain('"unitCode":"MON"')
  },
)

test('Metronet tells of its price lock and its installation fee', async () => {
  const page = await read('/metronet')
  const lock = page.part('region', '3-Year Price Lock')
  expect(lock.words).toMatch(/36 months, for \$5\.00 more per month/)
  expect(lock.words).toMatch(/saves up to \$270\.00/)
  for (const button of lock.texts('button')) expect(button).toMatch(/^Add to cart/)
  expect(lock.all('button')).toHaveLength(3)
  expect(page.part('complementary', 'Installation fee').words).toContain('$75.00 for all plans')
  expect(page.texts('h2')).toContain('Why choose Metronet?')
})

test('WOW! tells when to call and leads to the search', async () => {
  const page = await read('/wow-internet')
  const banner = page.part('region', 'Order by phone')
  expect(banner.words).toContain('7 days a week, 8 AM–12 AM EST')
  expect(banner.links(/Call/)).toHaveLength(1)
  banner.links(/Call/).forEach(isCall)
  expect(page.links('Check Availability Online').map(link => link.attribute('href'))).toEqual(['/'])
  expect(page.texts('h2')).toContain('The benefits of WOW!')
})

test('DIRECTV has its sections, packages and call buttons', async () => {
  const page = await read('/directv')
  const satellite = page.part('region', 'Satellite packages')
  for (const [name, channels, price] of [
    ['Entertainment', '75+ channels', '$69.99/mo'],
    ['Choice', '105+ channels', '$84.99/mo'],
    ['Ultimate', '140+ channels', '$109.99/mo'],
    ['Premier', '150+ channels', '$154.99/mo'],
  ] as const) {
    const card = satellite.all('li').find(one => one.texts('h3')[0]?.includes(name))
    expect([name, card?.words]).toEqual([name, expect.stringContaining(channels)])
    expect(card?.words).toContain(price)
  }
  expect(page.words).toContain('$300.00 gift card')
  for (const name of ['Call about streaming', 'Call about satellite', 'Call about sports']) {
    expect(page.links(name)).toHaveLength(1)
    page.links(name).forEach(isCall)
  }
})

test('the page of all plans stands in the HTML, cheapest first', async () => {
  const page = await read('/internet-plans')
  const main = page.all('main')[0]
  const headings = main?.texts('h3') ?? []
  expect(main?.words).toContain(`${headings.length} of ${headings.length} plans`)
  expect(headings[0]).toMatch(/Kinetic\s*Fiber 100/)
  expect(main?.texts('button')).toContain('Show plans')
})
