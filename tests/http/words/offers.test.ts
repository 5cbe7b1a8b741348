import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { servedPage } from '#tests/support/served-page.ts'

const site = useBuiltSite()
const read = (path: string) => servedPage(site.get(path))

test('cord cutters: the featured card leads to its page with the advertised figures', async () => {
  const featured = (await read('/cord-cutters')).part('region', 'Featured: live TV by streaming')
  expect(featured.words).toContain('$84.99/mo')
  expect(featured.words).toMatch(/\$300 gift card/)
  expect(featured.words).toContain('later price not published')
  expect(featured.links('Learn More & Bundle')[0]?.attribute('href')).toBe('/directv')
})

test('cord cutters: cable and streaming are compared, and the page ends with chat and call', async () => {
  const page = await read('/cord-cutters')
  const table = page.part('table', /^Cable and streaming compared/)
  expect(table.texts('tr')).toContainEqual(
    expect.stringMatching(/(Cable )?\$100–\$150 (Streaming )?\$35–\$75$/),
  )
  const end = page.part('region', 'Ready to Make the Switch?')
  expect(end.texts('button')).toContain('Live Chat')
  expect(end.links(/^Call/)[0]?.attribute('href')).toMatch(/^tel:/)
})

test('the twelve providers stand in the HTML with type, regions, speed and price', async () => {
  const page = await read('/providers')
  const list = page.part('region', 'Twelve providers at a glance')
  expect(list.texts('h3')).toEqual([
    ...['Kinetic', 'WOW!', 'Metronet', 'AT&T', 'Spectrum', 'Xfinity'],
    ...['Cox', 'Frontier', 'Verizon', 'Starlink', 'Hughesnet', 'Viasat'],
  ])
  const starlink = list.containing('li', 'Starlink').words
  for (const words of ['Satellite', 'Nationwide', 'Up to 200 Mbps', 'From $110.00/month']) {
    expect(starlink).toContain(words)
  }
  const links = list.links(/^Check availability of/)
  expect(links).toHaveLength(12)
  expect(links[0]?.attribute('href')).toBe('/')
  expect(page.words).toContain('Prices as of November 1, 2026')
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
  for (const { name, price, was, saving } of [
    { name: 'Ultimate Home Bundle', price: '$184.99/mo', was: '$199.99/mo', saving: 'Save $50.00' },
    { name: 'Security + Internet Bundle', price: '$89.99/mo', was: '$119.99/mo', saving: 'Save $30.00' },
    { name: 'Entertainment Plus Bundle', price: '$119.99/mo', was: '$149.99/mo', saving: 'Save $30.00' },
  ]) {
    const card = cardOf(name)
    expect(card?.texts('s')).toEqual([`was ${was}`])
    for (const words of [price, saving, 'later price not published']) expect(card?.words).toContain(words)
  }
  const ultimate = cardOf('Ultimate Home Bundle')?.words
  expect(ultimate).toContain('Most Popular')
  expect(ultimate).toMatch(/The monthly price itself is \$15.00 lower/)
  expect(page.texts('h2')).toContain('Why choose our bundles')
})

test.each(['/discounts', '/bundles-discounts'])(
  'military table, Lifeline and questions stand at %s',
  async path => {
    const page = await read(path)
    const table = page.part('table', /^Military discounts of four providers/)
    expect(table.texts('thead th')).toEqual(['Provider', 'Discount', 'Eligibility', 'Details'])
    expect(table.all('tbody th')).toHaveLength(4)
    for (const figure of ['$15.00 off a month', '10% off', '$5.00 credit a month', 'On request']) {
      expect(table.words).toContain(figure)
    }
    const federal = page.part('region', 'Federal program: Lifeline').words
    expect(federal).toContain('$9.25')
    expect(federal).toMatch(/low-income households, seniors and veterans/)
    expect(page.part('region', 'Frequently asked questions').texts('h3')).toEqual([
      'Which providers give military discounts?',
      'How do seniors qualify?',
      'How do I verify my military status?',
    ])
    expect(page.all('link[rel=canonical]')[0]?.attribute('href')).toMatch(/\/discounts$/)
    expect(page.links('Compare Military Discount Plans')[0]?.attribute('href')).toBe('/internet-plans')
  },
)
