import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { keptPaths } from '#server/pages/prerendered-paths.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { vocabularyFaults } from '#tests/support/schema-vocabulary.ts'
import { servedPage } from '#tests/support/served-page.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

const site = useBuiltSite({ PUBLIC_URL: PUBLIC_ORIGIN })
const onRequest = [
  ...['/results?zip=78701', '/providers', '/price-changes', '/providers/starlink'],
  ...['/providers/kinetic/labels', '/plans/kinetic-fiber-100/label', '/providers/kinetic/price-changes'],
  ...['/internet', '/internet/texas', '/internet/texas/travis-county'],
]

test('the structured data of every page are of the vocabulary of schema.org', async () => {
  let count = 0
  const faults: string[] = []
  for (const path of [...keptPaths(readSeed()), ...onRequest]) {
    const data = (await servedPage(site.get(path))).structuredData()
    count += data.length
    for (const one of data) faults.push(...vocabularyFaults(one).map(fault => `${path}: ${fault}`))
    // Since when a price is valid is published by nobody; a day on which it was checked isn't that.
    if (JSON.stringify(data).includes('validFrom')) faults.push(`${path}: validFrom`)
  }
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(40)
})

test.each(['/internet-plans', '/internet-plans?all=1', '/internet-plans?provider=metronet'])(
  '%s tells search engines of the plans that it shows',
  async path => {
    const page = await servedPage(site.get(path))
    const told = page.structuredData().find(one => one['@type'] === 'OfferCatalog')
    const names = (told?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name)
    const shown = page.element
      .querySelectorAll('[aria-label^="Call to order: "]')
      .map(link => link.getAttribute('aria-label')?.replace('Call to order: ', ''))
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(names)).toEqual(new Set(shown))
  },
)

test('what is not of the vocabulary is found', () => {
  const offer = { '@type': 'Offer', price: 12.34, priceCurrency: 'USD' }
  expect(vocabularyFaults({ '@type': 'Service', offers: offer })).toEqual([])
  expect(vocabularyFaults({ '@type': 'Servise' })).toEqual(['data: there is no type Servise'])
  expect(vocabularyFaults({ '@type': 'Service', ofers: offer })).toEqual([
    'data.ofers: there is no property ofers',
  ])
  expect(vocabularyFaults({ '@type': 'BreadcrumbList', offers: offer })).toEqual([
    'data.offers: no property of BreadcrumbList',
  ])
  expect(vocabularyFaults({ '@type': 'Service', provider: offer })).toEqual(['data.provider takes no Offer'])
  expect(vocabularyFaults({ '@type': 'Article', dateModified: 'yesterday' })).toEqual([
    'data.dateModified takes no "yesterday"',
  ])
})
