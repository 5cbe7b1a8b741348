import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { labelPlanNames } from '#domain/labels/label-prices.server.ts'
import { formatCents } from '#domain/shared/money.ts'
import { loadLabels } from '#server/load-labels.server.ts'
import { readAtom } from '#tests/support/atom.ts'
import { useOwnBuiltSite } from '#tests/support/built-site.ts'
import {
  centsOf,
  feesOf,
  labelFeeOf,
  laterPriceOf,
  priceOf,
  sumOver,
} from '#tests/support/catalogue-prices.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { servedPage } from '#tests/support/served-page.ts'

const site = useOwnBuiltSite()
const read = (path: string) => servedPage(site.get(path))
const text = async (path: string) => (await site.get(path)).text()
beforeAll(async () => {
  await loadLabels(site.assembled.services.db, process.cwd())
})

describe('the label of a plan', () => {
  test('has the order and the words of the FCC, and says who published it and when', async () => {
    const label = (await read('/plans/metronet-1-gig/label')).part('article', /^Broadband Facts/)
    const order = [
      'Broadband Facts',
      'Fixed Broadband Consumer Disclosure',
      'Monthly Price',
      'This Monthly Price is an introductory rate.',
      'Additional Charges & Terms',
      'Provider Monthly Fees',
      'One-time Fees at the Time of Purchase',
      'Early Termination Fee',
      'Government Taxes',
      'Discounts & Bundles',
      'Speeds Provided with Plan',
      ...['Typical Download Speed', 'Typical Upload Speed', 'Typical Latency'],
      'Data Included with Monthly Price',
      ...['Charges for Additional Data Usage', 'Network Management', 'Privacy', 'Customer Support'],
      'fcc.gov/consumer',
    ]
    const places = order.map(words => label.words.indexOf(words))
    expect(places.every(place => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect((await read('/plans/metronet-1-gig/label')).words).toMatch(
      /Published by Metronet; file of \w+ \d+, 2026, from a copy that others keep\./,
    )
  })

  test('is the one of the place that was asked for, where a provider names places: its fee is what results say', async () => {
    const feeAt = async (zip: string) => {
      const page = await read(`/plans/google-fiber-edge-8-gig/label${zip}`)
      const { words } = page.part('article', /^Broadband Facts/)
      return /Edge 8 Gig · ([^,]+, \w+).*?Provider fees (\$[\d.]+)/.exec(words)?.slice(1)
    }
    expect(await feeAt('?zip=78704')).toEqual(['Austin, Texas', labelFeeOf('google-fiber-edge-8-gig')])
    expect(await feeAt('?zip=00000')).toEqual(await feeAt(''))
  })

  test('says not stated where the file is silent: a later price is not taken from another row', async () => {
    const { words } = (await read('/plans/metronet-1-gig/label')).part('article', /^Broadband Facts/)
    expect(words).toContain('Monthly Price after the introductory rate not stated')
  })

  test('stands beside the range of all labels of the plan, with our listed price in its place', async () => {
    const { words } = await read('/plans/metronet-1-gig/label')
    expect(words).toContain(
      `Our listed price is ${formatCents(centsOf('metronet-1-gig'))}: one of the prices on Metronet’s labels of Jun 29, 2026.`,
    )
    expect(words).toMatch(
      /\$44\.95 to \$\d+\.95 for 12 months, by address; \d+ labels of Jun 29, 2026; [^(]*\(our listed price is one of these\)/,
    )
    expect(words).toContain('$54.95 for 36 months')
  })

  test('says which city’s label is shown where labels name cities', async () => {
    const sentence = async (zip: string) =>
      (await read(`/plans/google-fiber-1-gig/label?zip=${zip}`)).words.match(/The label shown[^.]*\./)?.[0]
    const nearest = 'is the one nearest to our listed price.'
    expect(await sentence('78701')).toBe(`The label shown, for Austin, Texas, ${nearest}`)
    // No label names Charlotte.
    expect(await sentence('28202')).toBe(`The label shown, for Huntsville, Alabama, ${nearest}`)
  })

  test('explains a listed price that is the label’s price with its monthly fees', async () => {
    const { words } = await read('/plans/tmobile-home-internet/label')
    expect(words).toContain(
      `Our listed price is ${formatCents(centsOf('tmobile-home-internet'))}: the $55.00 on T-Mobile’s labels of Dec 25, 2025, plus their monthly fees of $1.60.`,
    )
  })

  test('leads on to the order, and back to the plans of a ZIP code that is known', async () => {
    const page = await read('/plans/metronet-1-gig/label?zip=46204')
    expect(page.all('main button[aria-label="Add to cart: Metronet 1 Gig"]')).toHaveLength(1)
    expect(page.links('Back to plans for 46204')[0]?.attribute('href')).toBe('/results?zip=46204')
    expect((await read('/plans/metronet-1-gig/label?zip=00000')).words).not.toContain('Back to plans')
  })

  test('says what the plan costs over time, and that it isn’t listed at a ZIP code', async () => {
    const { words } = await read('/plans/metronet-1-gig/label?zip=78701')
    expect(words).toContain('Metronet 1 Gig isn’t listed for Austin, TX 78701. See what’s sold there')
    const [id, fee] = ['metronet-1-gig', feesOf('metronet-1-gig')]
    const steps = `${priceOf(id)} in months 1–12, then ${laterPriceOf(id)}. Installation fee ${fee} once.`
    expect(words).toContain(steps)
    expect(words).toContain(`${sumOver(24, id)} over 24 months, with ${fee} one-time fees.`)
    expect((await read('/plans/metronet-1-gig/label')).words).not.toContain('isn’t listed')
  })

  test('that has our price nowhere, but lower and higher ones, confirms nothing', async () => {
    const { words } = await read('/plans/wow-fiber-100/label')
    expect(words).not.toContain('confirm it')
    expect(words).toMatch(/WOW!’s labels of Jun 4, 2026 say \$\d+\.\d\d to \$\d+\.\d\d, by address\./)
    expect(words).toContain('(our listed price lies between these)')
  })

  test('of another price than ours is shown with both', async () => {
    const { words } = await read('/plans/att-internet-300/label')
    expect(words).toContain(`Our listed price is ${formatCents(centsOf('att-internet-300'))}`)
    expect(words).toContain('$65.00 without promotion')
  })

  test('is tied by hand to names that the provider’s newest file has, for every plan that names one', async () => {
    const { db } = site.assembled.services
    for (const { id, providerId, labels } of readSeed().internetPlans) {
      const names = (await labelPlanNames(db, providerId)).map(one => one.name)
      for (const { name } of labels) expect([id, name, names.includes(name)]).toEqual([id, name, true])
    }
  })

  test('is not there for a plan without one, or for no plan', async () => {
    for (const plan of ['hughesnet-select', 'no-plan']) {
      expect((await site.get(`/plans/${plan}/label`)).status).toBe(404)
    }
  })
})

test('what was checked too long ago is told to operators', async () => {
  expect(await (await site.get('/readyz')).json()).toEqual({ status: 'ready' })
  const details = (await (await site.get('/readyz?details')).json()) as { stalePrices: unknown[] }
  expect(details.stalePrices).toContainEqual(
    expect.objectContaining({ planId: 'metronet-500', checkedOn: expect.stringMatching(/^2026-0[678]/) }),
  )
})

describe('the labels of a provider', () => {
  test('are all there, paged, searched and filtered by the server', async () => {
    const count = async (query: string) => {
      const [told = ''] = (await read(`/providers/metronet/labels${query}`)).texts('#labels [role=status]')
      return Number(told.replace(',', '').split(' ')[0])
    }
    const all = await count('')
    expect(all).toBeGreaterThan(3_000)
    const gigabit = await count(`?${new URLSearchParams({ plan: 'Metronet 1G/1G Internet Access' })}`)
    expect(gigabit).toBe(1035)
    expect(await count('?kind=introductory')).toBeLessThan(all)
    expect((await read('/providers/metronet/labels?page=2')).words).toContain('Page 2 of')
    expect((await read('/providers/metronet/labels?q=%25')).words).toContain('No label matches')
  })

  test('lead to each label whole, with the row as it was published', async () => {
    const page = await read('/providers/starlink/labels')
    const path = page.links(/^Residential *, label /)[0]?.attribute('href') ?? expect.unreachable('a link')
    const label = await read(path)
    expect(label.words).toContain('Monthly Price $120.00')
    expect(label.words).toContain('Varies By Location')
    expect((await site.get(path.replace('starlink', 'metronet'))).status).toBe(404)
  })

  test('of providers that we do not sell are shown too, of nobody they are not', async () => {
    expect((await read('/providers/brightspeed/labels')).texts('h1')).toEqual([
      'Brightspeed broadband labels',
    ])
    for (const path of [
      '/providers/nobody',
      '/providers/nobody/labels',
      '/providers/vivint/labels',
      '/providers/metronet/labels/x',
      '/providers/metronet/labels/99999999999999999999',
    ]) {
      expect([path, (await site.get(path)).status]).toEqual([path, 404])
    }
  })
})

describe('what changed', () => {
  test('is told by day and provider, with the visit before', async () => {
    const { words } = await read('/providers/kinetic/price-changes')
    expect(words).toMatch(
      /By Aug 3, 2026 .*Kinetic, \d+ plans after Jun 29, 2026 .*paper bill fee Which plans of Kinetic: paper bill fee, \$2\.00, then \$4\.00, after Jun 29, 2026 [^$]*“2 Gig” on the label, 2,000 Mbps; listed here as Kinetic Fiber 2 GIG.*\$2\.00 .*\$4\.00/,
    )
    expect((await read('/price-changes')).words).toMatch(/Kinetic, \d+ plans/)
    expect((await read('/providers/spectrum/price-changes?show=all')).words).toContain('withdrawn')
    // The plan that we sell as Spectrum Internet is another one.
    expect((await read('/providers/spectrum/price-changes')).words).toMatch(
      /Spectrum Internet “Internet” on the label, [\d–]+ Mbps; not listed here after/,
    )
  })

  test('is a file that spreadsheets read and a feed that readers read', async () => {
    const rows = parse<Record<string, string>>(await text('/price-changes/changes.csv?provider=kinetic'), {
      columns: true,
    })
    expect(rows).toContainEqual(
      expect.objectContaining({
        plan: '2 Gig',
        fee: 'Paper Bill Fee',
        old_cents: '200',
        new_cents: '400',
        by: '2026-08-03',
      }),
    )
    const feed = await text('/price-changes/feed.xml')
    const { id, entry: entries = [] } = readAtom(feed)
    expect(entries.length).toBeGreaterThan(20)
    expect(new Set([id, ...entries.map(entry => entry.id)]).size).toBe(entries.length + 1)
    expect(feed).toContain('Kinetic 2 Gig: paper bill fee $2.00 to $4.00')
    const nobody = await site.get('/price-changes/changes.csv?provider=nobody')
    expect([nobody.status, (await nobody.json()).code]).toEqual([422, 'invalid_input'])
    const nothing = await site.get('/price-changes/other.csv')
    expect([nothing.status, nothing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await nothing.text()).toContain('<h1')
  })

  test('is named to search engines as a data set', async () => {
    const html = await text('/price-changes')
    expect(html).toContain('"@type":"Dataset"')
    expect(html).toContain('application/atom+xml')
    expect(await text('/sitemap.xml')).toContain('/price-changes</loc>')
    // One provider's page is as new as its own files.
    const dated = async (path: string) => /"dateModified":"([\d-]+)"/.exec(await text(path))?.[1]
    expect(await dated('/providers/metronet/price-changes')).not.toBe(await dated('/price-changes'))
  })
})

test.each(['/plans/kinetic-fiber-100/label', '/providers/cox/labels', '/price-changes'])(
  '%s is valid HTML',
  async path => {
    expect(await htmlFaults(await text(path))).toEqual([])
  },
)
