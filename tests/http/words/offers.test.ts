import { expect, test } from 'vitest'
import { discountInWords } from '#domain/catalog/discount-words.ts'
import { withChecks } from '#domain/catalog/price-checks.ts'
import { datesOf, pricedInWords } from '#domain/catalog/price-dates.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { downloadInWords } from '#domain/catalog/speed-words.ts'
import { formatCents, formatMonthly, wholeDollars } from '#domain/shared/money.ts'
import { boxedFilesSeen } from '#server/label-files-seen.server.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { centsOf, priceOf } from '#tests/support/catalogue-prices.ts'
import { servedPage } from '#tests/support/served-page.ts'

const catalogue = readSeed()
const { claims, cordCutting, discounts } = catalogue.guides
const site = useBuiltSite()
const read = (path: string) => servedPage(site.get(path))

test('cord cutters: the featured card leads to its page with the advertised figures', async () => {
  const featured = (await read('/cord-cutters')).part('region', 'Featured: live TV by streaming')
  expect(featured.words).toContain(priceOf(cordCutting.featuredPackageId))
  expect(featured.words).toContain(`${wholeDollars(claims.streamingGiftCardCents)} gift card`)
  expect(featured.words).toContain('later price not published')
  expect(featured.links('Learn More & Bundle')[0]?.attribute('href')).toBe('/directv')
})

test('cord cutters: cable and streaming are compared, and the page ends with chat and call', async () => {
  const page = await read('/cord-cutters')
  const table = page.part('table', /^Cable and streaming compared/)
  const { cable, streaming } = cordCutting.monthlyCosts
  const [costs = []] = table.all('tbody tr').map(row => row.texts('td'))
  expect(costs).toEqual(
    [cable, streaming].map(({ fromCents, toCents }) =>
      expect.stringContaining(`${wholeDollars(fromCents)}–${wholeDollars(toCents)}`),
    ),
  )
  const end = page.part('region', 'Ready to Make the Switch?')
  expect(end.texts('button')).toContain('Live Chat')
  expect(end.links(/^Call/)[0]?.attribute('href')).toMatch(/^tel:/)
})

test('the twelve providers stand in the HTML with type, regions, speed and price', async () => {
  const page = await read('/providers')
  const list = page.part('region', '12 providers at a glance')
  expect(list.texts('h3')).toEqual([
    ...['Kinetic', 'WOW!', 'Metronet', 'AT&T', 'Spectrum', 'Xfinity'],
    ...['Cox', 'Frontier', 'Verizon', 'Starlink', 'Hughesnet', 'Viasat'],
  ])
  // Who is missing here is named, with the way to all.
  expect(list.words).toContain(
    'This overview is limited to 12. We also compare CenturyLink, Optimum, Google Fiber, and T-Mobile',
  )
  const starlink = list.containing('li', 'Starlink').words
  const listing = catalogue.providerListings.find(one => one.providerId === 'starlink')
  const plan = catalogue.internetPlan(listing?.planId ?? '') ?? expect.unreachable()
  const speed = downloadInWords(plan)
  const price = `From ${formatCents(centsOf(listing?.planId ?? ''))}/month`
  for (const words of ['Satellite', 'Nationwide', speed, price]) {
    expect(starlink).toContain(words)
  }
  const links = list.links(/^Check availability of/)
  expect(links).toHaveLength(12)
  expect(links[0]?.attribute('href')).toBe('/')
  const checked = withChecks(catalogue, boxedFilesSeen(process.cwd()), new Date())
  const listed = catalogue.providerListings.map(one => one.planId)
  expect(page.words).toContain(`Prices ${pricedInWords(datesOf(checked, listed))}`)
})

test('the three pre-made bundles stand with price, old price, saving and note', async () => {
  const page = await read('/bundles')
  const main = page.all('main')[0]
  for (const claim of ['No contracts', 'Professional installation', '24/7 support']) {
    expect(main?.words).toContain(claim)
  }
  const cards = page
    .part('region', 'Pre-made bundles')
    .all('li')
    .filter(card => card.all('h3').length > 0)
  const cardOf = (name: string) => cards.find(card => card.texts('h3')[0] === name)
  expect(catalogue.premadeBundles.map(({ name }) => name)).toEqual([
    ...['Ultimate Home Bundle', 'Security + Internet Bundle', 'Entertainment Plus Bundle'],
  ])
  for (const { name, startingCents, wasCents, savingCents } of catalogue.premadeBundles) {
    const card = cardOf(name)
    expect(card?.texts('s')).toEqual([`was ${formatMonthly(wasCents)}`])
    const figures = [formatMonthly(startingCents), `Save ${formatCents(savingCents)}`]
    for (const words of figures) expect(card?.words).toContain(words)
    // What its plans cost later is said once, and either as published or as not.
    expect(card?.words).toMatch(/From month 13, .* The later price of .* isn’t published\./)
    expect(card?.words).not.toMatch(/later price not published/i)
  }
  const [{ startingCents, wasCents } = expect.unreachable('a bundle')] = catalogue.premadeBundles
  const ultimate = cardOf('Ultimate Home Bundle')?.words
  expect(ultimate).toContain('Most Popular')
  expect(ultimate).toContain(`The monthly price itself is ${formatCents(wasCents - startingCents)} lower`)
  expect(page.texts('h2')).toContain('Why choose our bundles')
})

test.each(['/discounts', '/bundles-discounts'])(
  'military table, Lifeline and questions stand at %s',
  async path => {
    const page = await read(path)
    const table = page.part('table', /^Military discounts by provider/)
    expect(table.texts('thead th')).toEqual(['Provider', 'Discount', 'Eligibility', 'Details'])
    expect(table.all('tbody th')).toHaveLength(4)
    for (const { providerId, figure } of discounts.military) {
      const row = table.containing('tbody tr', catalogue.providerName(providerId))
      expect(row.words).toContain(discountInWords(figure))
    }
    const federal = page.part('region', 'Federal program: Lifeline').words
    expect(federal).toContain(formatCents(discounts.lifeline.monthlyCents))
    expect(federal).toMatch(/low-income households, seniors and veterans/)
    expect(page.part('region', 'Frequently asked questions').texts('h3')).toEqual([
      'Which providers give military discounts?',
      'How do seniors qualify?',
      'How do I verify my military status?',
    ])
    expect(page.all('link[rel=canonical]')[0]?.attribute('href')).toMatch(/\/discounts$/)
    expect(page.links('Compare Military Discount Plans')[0]?.attribute('href')).toBe(`${path}#military-plans`)
  },
)

test('home: each of the ten providers of the strip leads to its own page', async () => {
  const strip = (await read('/')).part('region', 'Providers you can compare here')
  const targets = strip.links(/./).map(link => link.attribute('href') ?? '')
  expect(new Set(targets).size).toBe(catalogue.logoStrip.length)
  for (const target of new Set(targets))
    expect([target, (await site.get(target)).status]).toEqual([target, 200])
})
