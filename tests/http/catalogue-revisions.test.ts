import { describe, expect, test } from 'vitest'
import { changeTerms } from '#domain/catalog/change-terms.server.ts'
import { publishCatalogue } from '#domain/catalog/publish-catalogue.server.ts'
import { seed } from '#domain/catalog/seed/seed.ts'
import { flat, todayOnly } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { useOwnBuiltSite } from '#tests/support/built-site.ts'
import { centsOf } from '#tests/support/catalogue-prices.ts'
import { seedWithPrice, seedWithProvider } from '#tests/support/changed-catalogue.ts'

const site = useOwnBuiltSite()
const publish = (content: unknown) =>
  publishCatalogue({ db: site.assembled.services.db, now: () => new Date() }, content)
const read = async (path: string) => (await site.get(path)).text()
/** Another revision is looked for every second, and its pages take a moment to draw. */
const soon = { timeout: 15_000 }

describe('a price that is published', () => {
  test('stands on kept pages and on pages drawn on request, and a cart with the old one is corrected', async () => {
    const old = aStoredLine('metronet', '500 Mbps')
    const fromCents = centsOf('metronet-500')
    expect(await publish(seedWithPrice('metronet-500', 4321, '2026-12-24'))).toMatchObject({ ok: true })
    await expect.poll(async () => (await read('/metronet')).includes('$43.21/mo'), soon).toBe(true)
    for (const path of ['/internet-plans', '/internet-plans?sort=speed&provider=metronet', '/metronet']) {
      const html = await read(path)
      expect([path, html.includes('$43.21'), html.includes(formatCents(fromCents))]).toEqual([
        path,
        true,
        false,
      ])
    }
    await expectPage('/sitemap.xml', '<lastmod>2026-12-24</lastmod>')

    const cookie = await site.signUp('revised')
    const response = await site.postJson('/api/orders', aPostedOrder({ lines: [old] }), { cookie })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      code: 'cart_changed',
      changes: [{ kind: 'price', serviceName: '500 Mbps', fromCents, toCents: 4321 }],
      lines: [{ ...old, id: expect.stringMatching(/^metronet-\d+$/), price: 43.21 }],
    })
  })

  test('of a later month is told in a cart that was filled before, until the cart is brought up to date', async () => {
    const { db } = site.assembled.services
    const costOf = async (line: object) =>
      (await site.postJson('/api/cart-cost', { lines: [line] })).json() as Promise<{
        changes: object[]
        lines: object[]
        shown: { prices: string }[]
      }>
    const filled = { ...aStoredLine('metronet', '1 Gig'), id: `metronet-${Date.now()}` }
    const [before] = (await costOf(filled)).shown
    const [, first, later] = /^1:(\d+) 13:(\d+)/.exec(before?.prices ?? '') ?? []
    const steps = [
      { fromMonth: 1, monthlyCents: Number(first) },
      { fromMonth: 13, monthlyCents: Number(later) + 777 },
    ]
    const changes = [{ planId: 'metronet-1-gig', schedule: { steps, oneTimeFees: [] } }]
    expect(await changeTerms({ db, now: () => new Date() }, { changes })).toMatchObject({ ok: true })
    const shownLater = formatCents(Number(later) + 777)
    await expect.poll(async () => (await read('/metronet')).includes(shownLater), soon).toBe(true)
    const told = await costOf(filled)
    expect(told.changes).toEqual([{ kind: 'later', serviceName: '1 Gig' }])
    expect((await costOf(told.lines[0] ?? {})).changes).toEqual([])
    // Whoever fills a cart now is told nothing.
    const fresh = { ...filled, id: `metronet-${Date.now()}` }
    expect((await costOf(fresh)).changes).toEqual([])
  })

  test('for a moment ahead takes effect by itself at that moment', async () => {
    const from = new Date(Date.now() + 1_500)
    const changes = [{ planId: 'metronet-500', from: from.toISOString(), schedule: flat(5678) }]
    const { db } = site.assembled.services
    expect(await changeTerms({ db, now: () => new Date() }, { changes })).toMatchObject({ ok: true })
    const early = await read('/metronet')
    expect(Date.now() > from.getTime() || !early.includes('$56.78')).toBe(true)
    await expect.poll(async () => (await read('/metronet')).includes('$56.78/mo'), soon).toBe(true)
    expect(Date.now()).toBeGreaterThanOrEqual(from.getTime())
  })

  test('leaves the answers of pages that stay the same as they were', async () => {
    const tagOf = async (path: string) => (await site.get(path)).headers.get('etag')
    const [terms, metronet] = [await tagOf('/terms'), await tagOf('/metronet')]
    await publish(seedWithPrice('metronet-500', 1234, '2026-12-24'))
    await expect.poll(() => tagOf('/metronet'), soon).not.toBe(metronet)
    expect(await tagOf('/terms')).toBe(terms)
  })

  test('is drawn into the picture of a shared link that shows it', async () => {
    const tagOf = async () => (await site.get('/pictures/adt-packages.png')).headers.get('etag')
    const before = await tagOf()
    const securityPackages = seed.securityPackages.map(pack =>
      pack.id === 'adt-basic' ? { ...pack, schedule: todayOnly(1234) } : pack,
    )
    await publish({ ...seed, securityPackages })
    await expect.poll(tagOf, soon).not.toBe(before)
    await expectPage('/adt-packages', 'From $12.34/mo')
    const picture = await site.get('/pictures/adt-packages.png')
    expect(picture.headers.get('content-type')).toBe('image/png')
  })

  test('is refused with every fault where it is no catalog, and where it serves already', async () => {
    const again = seedWithPrice('metronet-500', 1234, '2026-12-25')
    await publish(again)
    await expect.poll(async () => (await read('/sitemap.xml')).includes('2026-12-25'), soon).toBe(true)
    const before = await read('/metronet')
    const broken = { ...seed, asOf: 'soon', logoStrip: [] }
    expect(await publish(broken)).toMatchObject({
      ok: false,
      code: 'not_a_catalog',
      faults: [expect.stringContaining('asOf'), expect.stringContaining('logoStrip')],
    })
    expect(await publish(again)).toEqual({ ok: false, code: 'unchanged' })
    expect((await read('/metronet')) === before).toBe(true)
  })
})

describe('a provider with three plans that is added to the catalogue alone', () => {
  test('appears on every screen, in search, assistant, sitemap and structured data', async () => {
    expect(await publish(seedWithProvider)).toMatchObject({ ok: true })
    await expect.poll(async () => (await site.get('/providers/valley-net')).status, soon).toBe(200)

    const own = await read('/providers/valley-net')
    for (const words of ['$33.33/mo', '$44.44/mo', 'Valley 1 Gig', '2 Gig'])
      expect(own.includes(words)).toBe(true)
    expect(offersIn(own)).toEqual([
      ['Valley 250', '33.33'],
      ['Valley 1 Gig', '55.55'],
      ['Valley 2 Gig', '77.77'],
    ])
    // Search engines are told of the plans that are shown.
    const plans = await read('/internet-plans?all=1')
    expect(plans).toContain('$77.77/mo')
    expect(offersIn(plans)).toContainEqual(['Valley Net Valley 2 Gig', '77.77'])
    await expectPage('/providers', 'From $33.33/month')
    await expectPage('/providers?q=valley', '1<!-- --> of <!-- -->13')
    await expectPage('/how-we-rank', 'Valley Net')
    await expectPage('/bundles', 'valley-net-1-gig')
    await expectPage('/sitemap.xml', '/providers/valley-net</loc>')

    const lookup = await site.postJson('/api/fcc-broadband', { address: '06001' })
    expect(await lookup.json()).toMatchObject({
      providers: expect.arrayContaining([
        expect.objectContaining({ id: 'valley-net', planId: 'valley-net-250', price: 33.33 }),
      ]),
    })
    const said = await ask('What does Valley Net cost?')
    expect(said).toContain('$33.33/mo in months 1–12, then $44.44/mo')
    expect(await ask('Is Valley Net sold at 06001?')).toContain(
      'Valley Net sells in Connecticut, but that’s not confirmed for Avon',
    )
  })

  test('who has a page of its own making is found there, and nobody else anywhere', async () => {
    const moved = await site.get('/providers/metronet')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/metronet'])
    for (const id of ['vivint', 'nobody']) {
      const { status } = await site.get(`/providers/${id}`)
      expect(status).toBe(id === 'vivint' ? 301 : 404)
    }
  })
})

/** A page holds some words; a failure names them without the whole page. */
async function expectPage(path: string, words: string) {
  expect([path, words, (await read(path)).includes(words)]).toEqual([path, words, true])
}

/** Name and price of every offer in a page's structured data. */
function offersIn(html: string): [string, string][] {
  return [
    ...html.matchAll(/"@type":"Offer","name":"([^"]+)","priceSpecification":\{[^}]*"price":"([\d.]+)"/g),
  ].map(([, name = '', price = '']) => [name, price])
}

async function ask(message: string): Promise<string> {
  const response = await site.postJson('/api/chat-assistant', { message })
  const { response: said } = (await response.json()) as { response: string }
  return said
}
