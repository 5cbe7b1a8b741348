import { beforeAll, expect, test } from 'vitest'
import type { WholeCost } from '#domain/billing/whole-cost.ts'
import { storedCartLine } from '#domain/cart/cart.ts'
import { cartServiceOfPlan } from '#domain/cart/cart-service.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { totalOf, totalWords } from '#domain/pricing/known-total.ts'
import { priceToday, publishedMonths } from '#domain/pricing/price-schedule.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents } from '#domain/shared/money.ts'
import { loadLabels } from '#server/load-labels.server.ts'
import { aPostedOrder } from '#tests/support/builders.ts'
import { ORIGIN, useOwnBuiltSite } from '#tests/support/built-site.ts'
import { feesOf, labelFeeCentsOf, labelFeeOf } from '#tests/support/catalogue-prices.ts'
import { servedPage } from '#tests/support/served-page.ts'

const catalogue = readSeed()
const site = useOwnBuiltSite()
beforeAll(async () => {
  await loadLabels(site.assembled.services.db, process.cwd())
})

const line = (planId: string, quantity = 1) =>
  storedCartLine({ ...cartServiceOfPlan(catalogue, planId), id: planId, quantity })
const ask = (lines: unknown, home: { zipCode?: string } = {}) =>
  site.postJson('/api/cart-cost', { lines, ...home })
type Answer = { cost: WholeCost; changes: object[]; lines: object[] }
const costOf = async (lines: unknown, home = {}) => (await (await ask(lines, home)).json()) as Answer

test('a cart tells its first and thirteenth bill with the fees of the label, and what is not published', async () => {
  const { cost, changes } = await costOf([line('metronet-500'), line('spectrum-internet', 2)])
  expect(changes).toEqual([])
  const [first, later] = cost.bills
  const fees = first?.lines.filter(one => one.kind === 'one-time-fee').map(one => one.name)
  expect(fees).toEqual(['Installation fee', 'Service activation'])
  expect(first?.cents).toBe(
    priceToday(cost.schedule) + cost.schedule.oneTimeFees.reduce((sum, fee) => sum + fee.cents, 0),
  )
  // Every price is published, and by the labels it depends on the address.
  expect(later?.lines.every(line => line.published)).toBe(true)
  expect(later).toMatchObject({ month: 13, known: false, isAbout: true })
  expect(cost.otherPrice).toEqual(['Metronet 500 Mbps', 'Spectrum Internet'])
  expect(cost.labels.find(label => label.service === 'Metronet 500 Mbps')?.taxes).toBe('Varies by location')
})

test('compared plans say of their bills what they say of their totals: known, at least or about', async () => {
  const response = await site.get('/api/cost-comparison?plans=metronet-500,starlink-residential')
  type Sum = { known: boolean; isAbout?: true }
  type Compared = { firstBill: Sum; thirteenthBill: Sum; totals: { months24: Sum } }
  const { plans, summary } = (await response.json()) as { plans: Compared[]; summary: string }
  expect(plans[0]?.firstBill).toMatchObject({ known: false, isAbout: true })
  for (const { firstBill, thirteenthBill, totals } of plans)
    expect([firstBill.isAbout, thirteenthBill.isAbout]).toEqual([
      totals.months24.isAbout,
      totals.months24.isAbout,
    ])
  expect(summary).toContain('first bill about $')
})

test('a price says what it depends on in the cart, and the order keeps it', async () => {
  const { cost } = await costOf([line('att-internet-300'), line('adt-basic')])
  const [only, ...others] = cost.conditions
  expect(others).toEqual([])
  expect(only?.service).toBe('AT&T Internet 300')
  expect(only?.sentences[0]).toBe('With autopay and paperless billing.')
  expect(only?.sentences.join(' ')).toContain('label of Jun 4, 2026 says $65.00')
  const cookie = await site.signUp('autopay')
  const order = aPostedOrder({ lines: [line('att-internet-300')] })
  const placed = await site.postJson('/api/orders', order, { cookie })
  const { reference } = (await placed.json()) as { reference: string }
  const own = await servedPage(site.get('/orders', { cookie }))
  expect(own.words).toContain(reference)
  expect(own.words).toContain('AT&T Internet 300: With autopay and paperless billing.')
})

test('at a known ZIP code a bill counts the fee that the label of that city names; without one nobody knows how much it is', async () => {
  const lines = [line('google-fiber-1-gig')]
  const row = await (await site.get('/results?zip=78704')).text()
  const [, fee = ''] = /adds a monthly fee of (\$[\d.]+)/.exec(row) ?? []
  const there = await costOf(lines, { zipCode: '78704' })
  const fees = there.cost.bills[0]?.lines.filter(one => one.kind === 'monthly-fee')
  expect(fees?.map(one => formatCents(one.cents ?? 0))).toEqual([fee])
  expect(there.cost.labels.flatMap(label => label.depending)).toEqual([])
  const anywhere = await costOf(lines)
  expect(anywhere.cost.bills[0]?.lines.filter(one => one.kind === 'monthly-fee')).toEqual([])
  expect(anywhere.cost.labels.flatMap(label => label.depending)).toEqual([])
  expect(anywhere.cost.unstated.map(one => one.text)).toEqual([
    `up to ${labelFeeOf('google-fiber-1-gig')} a month`,
  ])
  expect(totalWords(anywhere.cost.schedule)).toMatch(/^at least /)
  expect((await ask(lines, { zipCode: '7870' })).status).toBe(422)
})

test('internet that nobody lists at the home is named, with the place that was looked at', async () => {
  const lines = [line('google-fiber-1-gig'), line('adt-basic')]
  const there = (await (await ask(lines, { zipCode: '99501' })).json()) as {
    home: object
    notListed: string[]
  }
  expect(there.home).toEqual({ zipCode: '99501', city: 'Anchorage', state: 'AK' })
  expect(there.notListed).toEqual(['Google Fiber Core 1 Gig'])
  expect(await costOf(lines, { zipCode: '78704' })).toMatchObject({ notListed: [] })
  expect(await costOf(lines)).toMatchObject({ home: null, notListed: [] })
})

test('the price lock has a schedule of its own: 36 months of one price', async () => {
  const { cost } = await costOf([line('metronet-500-lock')])
  const [first, later] = cost.bills
  expect(later?.lines[0]).toMatchObject({ published: true, cents: first?.lines[0]?.cents })
  expect(publishedMonths(cost.schedule, 37)).toBe(36)
})

test('prices are the catalog’s whatever the browser says, and the cart is told what changed', async () => {
  const cheap = { ...line('metronet-500'), price: 1 }
  const gone = { ...line('metronet-500'), id: 'x', planId: 'nothing-of-ours', serviceName: 'Gone' }
  const { cost, changes, lines } = await costOf([cheap, gone])
  expect(cost.bills[0]?.lines[0]?.cents).toBe(
    priceToday(catalogue.offering('metronet-500')?.schedule ?? cost.schedule),
  )
  expect(changes).toMatchObject([
    { kind: 'price', fromCents: 100 },
    { kind: 'gone', serviceName: 'Gone' },
  ])
  expect(lines).toEqual([{ ...line('metronet-500'), id: expect.stringMatching(/^metronet-\d+$/) }])
})

test('an empty cart costs nothing; one that holds too much is refused', async () => {
  expect((await costOf([])).cost.bills.map(bill => bill.cents)).toEqual([0, 0])
  expect((await ask(Array.from({ length: 51 }, () => line('metronet-500')))).status).toBe(422)
  expect((await ask([{ ...line('metronet-500'), quantity: 100 }])).status).toBe(422)
  expect((await ask('everything')).status).toBe(422)
})

test('an order keeps what was told at the checkout, for its confirmation and the list of orders', async () => {
  const cookie = await site.signUp('costs')
  const lines = [line('metronet-500-lock'), line('spectrum-internet')]
  const { cost } = await costOf(lines)
  const answer = await site.postJson('/api/orders', aPostedOrder({ lines }), { cookie })
  expect(answer.status).toBe(200)
  const words = 'First bill (before any taxes on top)'
  for (const path of ['/order-confirmation', '/orders']) {
    const page = await servedPage(site.get(path, { cookie }))
    expect(page.words).toContain(words)
    expect(page.words).toContain(`Service activation, once ${feesOf('spectrum-internet')}`)
    expect(page.words).toContain(formatCents(cost.bills[0]?.cents ?? 0))
    expect(page.words).toContain(totalWords(cost.schedule))
  }
})

test('a plan has one total at a ZIP code: in results, both comparisons, the list, the API and the cart', async () => {
  const zip = '78701'
  for (const id of 'google-fiber-1-gig google-fiber-home-3-gig tmobile-home-internet att-internet-500'.split(
    ' ',
  )) {
    const plan = catalogue.internetPlan(id) ?? expect.unreachable(`no ${id}`)
    const { cost } = await costOf([line(id)], { zipCode: zip })
    const total = totalWords(cost.schedule)
    const results = await servedPage(site.get(`/results?zip=${zip}`))
    expect([id, results.all(`[data-plan=${id}] [data-testid=total]`)[0]?.words]).toEqual([id, total])
    for (const path of ['/results', '/internet-plans']) {
      const page = await servedPage(site.get(`${path}?zip=${zip}&view=compare&pick=${id}`))
      const row = page.all('tbody tr').find(one => one.texts('th')[0] === '24-month total')
      expect([path, id, row?.words.toLowerCase()]).toEqual([path, id, expect.stringContaining(total)])
    }
    const list = await servedPage(site.get(`/internet-plans?zip=${zip}&provider=${plan.providerId}&all=1`))
    expect([id, list.containing('li', plan.name).words]).toEqual([
      id,
      expect.stringContaining(`${total} over 24 months`),
    ])
    const cents = totalOf(cost.schedule)
    const query = `/api/plans?zip=${zip}&provider=${plan.providerId}`
    const { plans } = (await (await site.get(query)).json()) as {
      plans: { id: string; total24Months: object }[]
    }
    expect(plans.find(one => one.id === id)?.total24Months).toEqual(cents)
    for (const [path, name] of [
      [`/api/plans/${id}?`, 'total24Months'],
      [`/api/cost-comparison?plans=${id}&`, 'months24'],
    ])
      expect(await (await site.get(`${path}zip=${zip}`)).text()).toContain(
        `"${name}":${JSON.stringify(cents)}`,
      )
  }
})

test('a plan is told with the label of the ZIP code, of the same place and file as its own page shows', async () => {
  const told = async (query: string) =>
    (await (await site.get(`/api/plans/google-fiber-1-gig${query}`)).json()) as {
      plan: { feesInTotal: string }
      label: { region: string; fileOf: string; monthlyFees: { name: string; text: string }[] }
      links: { url: string }[]
    }
  const { plan, label, links } = await told('?zip=78701')
  expect(label.region).toBe('Austin, Texas')
  expect(label.monthlyFees).toContainEqual({ name: 'Provider fees', text: labelFeeOf('google-fiber-1-gig') })
  const fees = formatCents(24 * labelFeeCentsOf('google-fiber-1-gig'))
  expect(plan.feesInTotal).toBe(`with ${fees} of monthly fees`)
  expect(links[0]?.url).toMatch(/\/plans\/google-fiber-1-gig\/label\?zip=78701$/)
  const page = await servedPage(site.get('/plans/google-fiber-1-gig/label?zip=78701'))
  expect(page.words).toContain(`file of ${formatDate(label.fileOf)}`)
  // Without a place it is the most of any label, and no part of the total.
  expect((await told('')).plan.feesInTotal).toBe(`without up to ${fees} of monthly fees`)
  expect((await site.get('/api/plans/google-fiber-1-gig?zip=00000')).status).toBe(422)
})

test('in Texas a cart names the fee that everybody there pays and nobody puts in dollars', async () => {
  const { cost } = await costOf([line('tmobile-home-internet')], { zipCode: '78701' })
  expect(totalWords(cost.schedule)).toMatch(/^at least /)
  expect(cost.unstated).toEqual([
    { service: 'T-Mobile Rely Home Internet', name: 'Recovery Fee (TX only)', text: '0.749%' },
  ])
  expect(cost.labels.flatMap(label => label.depending)).toEqual([])
  expect(cost.bills.map(bill => bill.known)).toEqual([false, false])
  const elsewhere = await costOf([line('tmobile-home-internet')], { zipCode: '74103' })
  expect(elsewhere.cost.unstated).toEqual([])
  expect(totalWords(elsewhere.cost.schedule)).not.toContain('at least')
})

test('an order whose address names no place costs what the checkout showed; at another state it shows none of it', async () => {
  const lines = [line('spectrum-internet'), line('google-fiber-1-gig')]
  const { cost } = await costOf(lines, { zipCode: '78704' })
  const total = totalWords(cost.schedule)
  const cookie = await site.signUp('no_zip_typed')
  const order = aPostedOrder({ lines, address: '500 Main St, Austin', zipCode: '78704' })
  const placed = await site.postJson('/api/orders', order, { cookie })
  const { orderId, reference } = (await placed.json()) as { orderId: string; reference: string }
  const told = async (path: string) => (await servedPage(site.get(path, { cookie }))).words
  const screens = [`/order-confirmation?order=${orderId}`, `/orders/${reference}`]
  for (const path of screens) {
    const words = await told(path)
    expect(words).toContain('Worked out for Austin, TX 78704.')
    expect(words).toContain(total)
    expect(words).not.toContain('at least')
  }
  const { name, email, phone } = order
  const address = '350 5th Ave, New York, NY 10118'
  const saved = await site.request(`/orders/${reference}`, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie },
    body: new URLSearchParams({ intent: 'contact', version: '1', name, email, phone, address }),
  })
  const after = saved.headers.get('location') ?? ''
  for (const path of [...screens, after, '/orders']) {
    const words = await told(path)
    expect([path, words]).toEqual([path, expect.stringContaining('Prices and availability may differ at ')])
    expect(words).not.toContain(total)
    expect(words).not.toContain('Worked out for')
  }
  // Beside what was done, and not only further down.
  expect((await told(after)).split('What happens next')[0]).toContain('may differ at New York, NY 10118.')
})
