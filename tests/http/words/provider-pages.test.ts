import { expect, test } from 'vitest'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { plansAtPlace } from '#domain/availability/plans-at-place.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { labelsAnywhere } from '#domain/catalog/internet-plan.ts'
import { withChecks } from '#domain/catalog/price-checks.ts'
import { datesOf, pricedInWords } from '#domain/catalog/price-dates.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { sortByTotal, totalGroups } from '#domain/comparison/total-order.ts'
import { OTHER_PRICE } from '#domain/pricing/added-fee.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents, formatMonthly, wholeDollars } from '#domain/shared/money.ts'
import { boxedFilesSeen } from '#server/label-files-seen.server.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { centsOf, priceOf, totalOf } from '#tests/support/catalogue-prices.ts'
import { type ServedPart, servedPage } from '#tests/support/served-page.ts'

const catalogue = readSeed()
const { claims, priceLock } = catalogue.guides
const site = useBuiltSite()
const read = (path: string) => servedPage(site.get(path))
/** The day on which the provider's file of labels was last seen. */
const seen = boxedFilesSeen(process.cwd())
const phone = /^tel:\+1\d{10}$/
const isCall = (link: ServedPart) => expect(link.attribute('href')).toMatch(phone)

const metronet = catalogue.plansOf('metronet')
const kineticFiber = catalogue.plansOf('kinetic', 'fiber')
const kineticDsl = catalogue.plansOf('kinetic', 'dsl')
const wowCable = catalogue.plansOf('wow', 'cable')
const wowFiber = catalogue.plansOf('wow', 'fiber')
const today = (plan: InternetPlan) => priceOf(plan.id)
const later = ({ schedule }: InternetPlan) => formatMonthly(schedule.steps[1]?.monthlyCents ?? Number.NaN)
const fee = ({ schedule }: InternetPlan) => formatCents(schedule.oneTimeFees[0]?.cents ?? Number.NaN)
const cheapest = (providerId: string) =>
  formatMonthly(Math.min(...catalogue.plansOf(providerId).map(plan => centsOf(plan.id))))

/** Each table with its columns, prices and the rows that this provider has more than the others. */
const tables = [
  {
    path: '/metronet',
    name: 'Metronet fiber plans compared',
    plans: ['150 Mbps', 'Most Popular 500 Mbps', '1 Gig', '2 Gig', 'Select markets 5 Gig'],
    rows: {
      'Price today months 1–12': metronet.map(today),
      'Rack rate from month 13': metronet.map(later),
      '3-year lock price': metronet.map(plan => (plan.priceLock ? priceOf(plan.priceLock.id) : 'None')),
      'Installation fee once': metronet.map(fee),
      [`36-month total not certain: ${OTHER_PRICE}`]: metronet.map(plan => totalOf(36, plan.id)),
      '3-year price lock available': ['Not included', 'Included', 'Included', 'Included', 'Not included'],
    },
  },
  {
    path: '/kinetic-windstream',
    name: 'Kinetic fiber plans compared',
    // The cart has the names, which these speeds don't show.
    plans: ['2 Gig Fiber 2 GIG', 'Best Value 1 Gig Fiber GIG', '300 Mbps Fiber 300', '100 Mbps Fiber 100'],
    rows: { 'Price today months 1–12': kineticFiber.map(today) },
  },
  {
    path: '/kinetic-windstream',
    name: 'Kinetic DSL plan compared',
    plans: ['Up to 100 Mbps'],
    rows: {
      'Price today months 1–12': kineticDsl.map(today),
      'Download speed': kineticDsl.map(plan => `Up to ${plan.downloadMbps} Mbps`),
      'Upload speed': kineticDsl.map(plan => `Up to ${plan.uploadMbps} Mbps`),
    },
  },
  {
    path: '/wow-internet',
    name: 'WOW! cable plans compared',
    plans: ['300 Mbps', '600 Mbps', '1 Gig', '1.2 Gig'],
    rows: {
      'Price today months 1–12': wowCable.map(today),
      'Reward card value': wowCable.map(plan =>
        plan.rewardCardCents ? formatCents(plan.rewardCardCents) : 'None',
      ),
      'Upload speed': wowCable.map(plan => `${plan.uploadMbps} Mbps`),
      'Reward card': ['Not included', 'Not included', 'Included', 'Included'],
    },
  },
  {
    path: '/wow-internet',
    name: 'WOW! fiber plans compared',
    plans: ['100 Mbps', '500 Mbps', 'Most Popular 1 Gig', 'Best Value 3 Gig', '5 Gig'],
    rows: { 'Price today every month': wowFiber.map(today) },
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

test.each(['hughesnet', 'viasat', 'verizon', 'frontier', 'att', 'google-fiber'])(
  'the page of %s calls each plan by the name that the cart has',
  async id => {
    const page = await read(`/providers/${id}`)
    const names = catalogue.plansOf(id).map(plan => plan.name)
    for (const where of ['thead th', 'main li h3']) {
      expect(page.texts(where)).toEqual(
        expect.arrayContaining(names.map(name => expect.stringContaining(name))),
      )
    }
  },
)

test('an upload that is not published is said to be so, in figures and in features', async () => {
  const table = (await read('/providers/frontier')).part('region', 'Frontier Fiber plans compared')
  const silent = catalogue.plansOf('frontier', 'fiber').map(plan => plan.uploadMbps === null)
  expect(silent).toContain(true)
  for (const label of ['Upload speed', 'Upload about as fast as download']) {
    const row = table.all('tbody tr').find(one => one.texts('th')[0] === label)
    expect([label, row?.texts('td').map(cell => cell === 'Not published')]).toEqual([label, silent])
  }
})

/** When prices of some plans were checked; those that labels contradict are as old as the catalog. */
function whenChecked(plans: readonly { id: string }[]): string {
  const ids = plans.map(plan => plan.id)
  const days = datesOf(withChecks(catalogue, seen, new Date()), ids)
  return `Prices ${days.from === days.to ? `as of ${formatDate(days.to)}` : pricedInWords(days)}`
}
const advertisedCents = catalogue.provider('metronet')?.advertisedFromCents ?? Number.NaN

test.each([
  ['/metronet', 'Metronet Fiber Internet', formatMonthly(advertisedCents)],
  ['/kinetic-windstream', 'Kinetic by Windstream Internet', cheapest('kinetic')],
  ['/wow-internet', 'WOW! Internet', cheapest('wow')],
  ['/directv', 'DIRECTV Streaming and Satellite TV', priceOf('directv-streaming')],
] as const)('%s has its heading, trail, price and day of checking', async (path, heading, price) => {
  const page = await read(path)
  expect(page.texts('h1')).toEqual([heading])
  const hero = page.part('region', heading)
  expect(hero.words).toContain(price)
  const sold = catalogue.plansOf(path.slice(1).split('-')[0] ?? '')
  expect(hero.words).toContain(whenChecked(sold))
  expect(hero.words).toMatch(/\((?:(?:the oldest )?\d+ months|(?:some )?more than 14 days) ago\)/)
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
  const { months, extraMonthlyCents, claimedSavingUpToCents } = priceLock
  expect(lock.words).toContain(`${months} months, for ${formatCents(extraMonthlyCents)} more per month`)
  expect(lock.words).toContain(`saves up to ${formatCents(claimedSavingUpToCents)}`)
  expect(lock.texts('button')).toEqual(Array(3).fill(expect.stringMatching(/^Add to cart/)))
  // Its labels name other prices, as the table says.
  expect(lock.words.match(/total about \$[\d,.]+ Savings with the lock about \$/g)).toHaveLength(3)
  const [installation = ''] = new Set(metronet.map(fee))
  expect(page.part('complementary', 'Installation fee').words).toContain(`${installation} for all plans`)
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
  const packages = catalogue.tvPackages.filter(pack => pack.delivery === 'satellite')
  expect(packages.map(pack => pack.name)).toEqual(['Entertainment', 'Choice', 'Ultimate', 'Premier'])
  for (const { id, name, channels } of packages) {
    const card = satellite.all('li').find(one => one.texts('h3')[0]?.includes(name))
    expect([name, card?.words]).toEqual([name, expect.stringContaining(`${channels}+ channels`)])
    expect(card?.words).toContain(priceOf(id))
  }
  expect(page.words).toContain(`${wholeDollars(claims.streamingGiftCardCents)} gift card`)
  for (const name of ['Call about streaming', 'Call about satellite', 'Call about sports']) {
    expect(page.links(name)).toHaveLength(1)
    page.links(name).forEach(isCall)
  }
})

test('the page of all plans stands in the HTML, by total with known ones first', async () => {
  const page = await read('/internet-plans')
  const main = page.all('main')[0]
  const headings = main?.texts('h3') ?? []
  const all = catalogue.internetPlans.length
  expect(main?.words).toContain(`${all} of ${all} plans`)
  const priced = catalogue.internetPlans.map(one => ({ ...one, ...labelsAnywhere(one) }))
  const names = sortByTotal(priced).map(plan => plan.name)
  expect(headings.map((heading, place) => heading.endsWith(names[place] ?? '?'))).not.toContain(false)
  expect(main?.links(`Show ${all - headings.length} more plans`)[0]?.attribute('href')).toContain('all=1')
  const whole = (await read('/internet-plans?all=1')).all('main')[0]
  expect(whole?.texts('h3')).toHaveLength(all)
  expect(whole?.texts('h2')).toEqual(['Plans', ...totalGroups.map(({ title }) => title)])
  expect(main?.texts('button')).toContain('Show plans')
})

test('a list says between which days its prices were checked, the same days as on the pages of their providers', async () => {
  expect((await read('/internet-plans')).words).toContain(whenChecked(catalogue.internetPlans))
  const picked = await read('/internet-plans?view=compare&pick=att-internet-300')
  expect(picked.words).toContain(`Prices as of ${formatDate(catalogue.asOf)}`)
  expect((await read('/providers/att')).words).toContain(whenChecked(catalogue.plansOf('att')))
  const county = (await read('/internet/texas/travis-county')).words
  expect(county).toContain(`Prices checked or listed between ${formatDate(seen.get('spectrum') ?? '')} and `)
})

test('all plans at a ZIP code are those that the lookup bears, and a mistyped one is told', async () => {
  const answer = (await (await site.get('/api/availability?zip=78704')).json()) as LookupResult
  const sold = new Set(plansAtPlace(catalogue, answer).map(({ plan }) => plan.id))
  expect(sold.size).toBeGreaterThan(3)
  expect(sold.size).toBeLessThan(catalogue.internetPlans.length)
  const here = await read('/internet-plans?zip=78704&all=1')
  const picks = here.all('input[name=pick]').map(box => box.attribute('value'))
  expect(picks.toSorted()).toEqual([...sold].toSorted())
  expect(here.words).toContain(`${catalogue.internetPlans.length - sold.size} more are sold elsewhere`)
  expect(here.links('Show all plans')).toHaveLength(1)
  const mistyped = await read('/internet-plans?zip=7870')
  expect(mistyped.words).toContain('Enter a ZIP code of five digits')
  expect(mistyped.words).toContain(
    `${catalogue.internetPlans.length} of ${catalogue.internetPlans.length} plans`,
  )
})

test.each([
  ...['/', '/internet-plans?all=1', '/internet-plans?pick=kinetic-fiber-100&view=compare', '/metronet'],
  ...['/kinetic-windstream', '/wow-internet', '/directv', '/providers/xfinity', '/best-internet-providers'],
  ...['/bundles', '/vivint-packages', '/adt-packages', '/cord-cutters', '/internet/texas/travis-county'],
])('%s never adds up a price as if it stayed', async path => {
  expect((await read(path)).words).not.toMatch(/\bif (?:today’s|the(?: last published)?) prices? stays?/i)
})
