import { DateTime } from 'luxon'
import { beforeAll, describe, expect, test } from 'vitest'
import { storedCartLine } from '#domain/cart/cart.ts'
import { useOwnBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

let ahead = 0
const site = useOwnBuiltSite({}, () => new Date(Date.now() + ahead))
/** Another revision is looked for twice a second, and its pages take a moment to draw. */
const soon = { timeout: 20_000 }
let editor = ''
beforeAll(async () => {
  editor = await signInStaff(site, 'editor')
})

/** Texts beside one another are not kept apart by comments of the renderer. */
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')
const read = async (path: string, cookie = '') => textOf(await site.get(path, cookie ? { cookie } : {}))
const status = async (path: string) => (await site.get(path)).status
const post = (path: string, fields: Record<string, string>, cookie = editor) =>
  postDesk(site, path, fields, cookie)

const provider = {
  ...{ name: 'Valley Net', 'mark.text': 'Valley Net', 'mark.style': 'plain', 'mark.tagline': '' },
  ...{ description: 'Fiber internet of a company in Connecticut.', connection: 'Fiber', states: 'CT' },
  ...{ maxDownloadMbps: '1000', fccProviderIds: '', phone: '1-860-555-0100' },
  ...{ 'regions.Northeast': 'yes', 'kinds.internet': 'yes' },
  ...{ spellings: 'valley net', advertisedFromCents: '' },
}
const plan = (name: string, download: string, today: string, later: string) => ({
  ...{ name, providerId: 'valley-net', type: 'fiber', speed: 'stated', downloadMbps: download },
  ...{ uploadMbps: download, downloadFromMbps: '', contractMonths: '0', dataCap: 'none' },
  ...{ description: 'Fiber of a small company.', inBundleBuilder: 'yes', soldIn: 'all-markets' },
  ...{ 'conditions.0.about': 'taxes-on-top', 'conditions.0.words': 'Taxes are not included.' },
  ...{
    'schedule.0.month': '1',
    'schedule.0.price': today,
    'schedule.1.month': '13',
    'schedule.1.price': later,
  },
})

/** Saves a draft by its form. Answers where it leads. */
async function save(entry: string, fields: Record<string, string>, version = 0): Promise<string> {
  const answer = await post(`/desk/catalog/${entry}`, { intent: 'save', version: String(version), ...fields })
  const to = answer.headers.get('location')
  return to ?? expect.unreachable(`${answer.status}: ${await answer.text()}`)
}
/** The numbers and versions of the open drafts that the page of an entry leads to. */
async function draftsOf(...entries: string[]): Promise<string[]> {
  const pages = await Promise.all(entries.map(entry => read(`/desk/catalog/${entry}`, editor)))
  const led = pages.map(html => /publish\?drafts=([\d.]+)/.exec(html)?.[1] ?? expect.unreachable('no draft'))
  // What needs one another is led to together.
  return [...new Set(led.flatMap(ids => ids.split('.')))]
}

async function seenOn(ids: readonly string[]): Promise<{ seen: string; html: string }> {
  const html = await read(`/desk/catalog/publish?drafts=${ids.join('.')}`, editor)
  return { html, seen: /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? expect.unreachable(html.slice(-500)) }
}

async function publish(ids: readonly string[], more: Record<string, string> = { when: 'now' }) {
  const { seen } = await seenOn(ids)
  return post(`/desk/catalog/publish?drafts=${ids.join('.')}`, { seen, ...more })
}

describe('a new local provider with two plans, by somebody who never saw code', () => {
  const everywhere = [
    '/sitemap.xml',
    '/providers?q=valley',
    '/internet-plans?all=1',
    '/bundles',
    '/how-we-rank',
  ]

  test('is drafted: nobody outside of the desk sees any of it', async () => {
    expect(await save('provider/new', provider)).toBe('/desk/catalog/provider/valley-net')
    expect(await save('plan/new', plan('Valley 250', '250', '33.33', '44.44'))).toBe(
      '/desk/catalog/plan/valley-net-valley-250',
    )
    await save('plan/new', plan('Valley 1 Gig', '1000', '$55.55', '66.66'))
    expect(await status('/providers/valley-net')).toBe(404)
    for (const path of everywhere)
      expect([path, (await read(path)).includes('valley-net')]).toEqual([path, false])
    expect(await read('/desk/catalog?kind=plan&q=valley', editor)).toContain('Only a draft so far')
  })

  test('what it changes is told, and real pages are shown to its editor alone', async () => {
    const ids = await draftsOf(
      'provider/valley-net',
      'plan/valley-net-valley-250',
      'plan/valley-net-valley-1-gig',
    )
    const { html } = await seenOn(ids)
    for (const words of ['$933.24', '/providers/valley-net', '/how-we-rank', '24 months, after'])
      expect([words, html.includes(words)]).toEqual([words, true])
    const preview = `/desk/preview/${ids.join('.')}`
    const shown = await site.get(`${preview}/providers/valley-net`, { cookie: editor })
    const page = await shown.text()
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(page).toContain('$33.33/mo')
    expect(page).toContain('only you see this')
    expect(await read(`${preview}/results?zip=06103`, editor)).toContain('Valley 250')
    for (const cookie of ['', await signInStaff(site, 'agent'), await site.signUp('curious')]) {
      const refused = await site.get(`${preview}/providers/valley-net`, { cookie })
      expect([302, 403]).toContain(refused.status)
      expect(await refused.text()).not.toContain('33.33')
    }
    expect(await status('/providers/valley-net')).toBe(404)
    expect(
      (
        await site.request(`${preview}/quote`, {
          method: 'POST',
          headers: { cookie: editor, origin: 'http://localhost' },
        })
      ).status,
    ).toBe(405)
  })

  test('is published for tomorrow, 6 AM Central, and is on every screen then', async () => {
    const ids = await draftsOf(
      'provider/valley-net',
      'plan/valley-net-valley-250',
      'plan/valley-net-valley-1-gig',
    )
    const tomorrow = DateTime.now()
      .setZone('America/Chicago')
      .plus({ days: 1 })
      .set({ hour: 6, minute: 0, second: 0, millisecond: 0 })
    const moment = tomorrow.toFormat("yyyy-MM-dd'T'HH:mm")
    const answer = await publish(ids, { when: 'later', moment, zone: 'America/Chicago' })
    expect(answer.headers.get('location')).toMatch(/^\/desk\/catalog\/drafts\?done=\d+$/)
    expect(await read('/desk/catalog/drafts', editor)).toContain('6:00 AM CT')
    ahead = tomorrow.toMillis() - Date.now() - 60_000
    expect(await status('/providers/valley-net')).toBe(404)
    ahead += 61_000
    await expect.poll(() => status('/providers/valley-net'), soon).toBe(200)
    editor = await signInStaff(site, 'editor')
    for (const path of everywhere)
      expect([path, (await read(path)).includes('valley-net')]).toEqual([path, true])
    expect(await read('/results?zip=06103')).toContain('Valley 250')
    const lookup = await (await site.get('/api/availability?zip=06103')).text()
    expect(lookup).toContain('valley-net-valley-1-gig')
    const chat = await site.postJson('/api/chat-assistant', { message: 'How much is Valley Net?' })
    expect(await chat.text()).toContain('33.33')
    const entry = await read('/desk/catalog/plan/valley-net-valley-250', editor)
    expect(entry).toContain('in force')
    expect(entry).toContain('6:00 AM CT')
  })

  test('costs something else soon after another change, and carts say so', async () => {
    await save('plan/valley-net-valley-250', plan('Valley 250', '250', '34.50', '44.44'))
    expect((await publish(await draftsOf('plan/valley-net-valley-250'))).status).toBe(302)
    expect(await read('/desk/catalog/drafts', editor)).toContain('>Valley Net Valley 250</a>')
    await expect
      .poll(async () => (await read('/providers/valley-net')).includes('$34.50/mo'), soon)
      .toBe(true)
    const name = { planId: 'valley-net-valley-250', providerId: 'valley-net', providerName: 'Valley Net' }
    const service = { ...name, serviceName: 'Valley 250', priceCents: 3333 }
    const lines = [storedCartLine({ ...service, id: 'one', quantity: 1 })]
    const answer = (await (await site.postJson('/api/cart-cost', { lines })).json()) as { changes: unknown }
    expect(answer.changes).toEqual([
      { kind: 'price', serviceName: 'Valley 250', fromCents: 3333, toCents: 3450 },
    ])
  })

  test('is retired and gone from every screen, and is brought back as it was', async () => {
    const retired = await post('/desk/catalog/provider/valley-net', { intent: 'retire', version: '0' })
    expect(retired.status).toBe(302)
    const ids = await draftsOf('provider/valley-net')
    expect((await seenOn(ids)).html.replaceAll('<!-- -->', '')).toContain(
      'Retired with it: Valley 250, Valley 1 Gig',
    )
    await publish(ids)
    await expect.poll(() => status('/providers/valley-net'), soon).toBe(404)
    for (const path of everywhere)
      expect([path, (await read(path)).includes('valley-net')]).toEqual([path, false])
    expect(await read('/desk/catalog?kind=provider&state=retired', editor)).toContain('Valley Net')
    const gone = await read('/desk/catalog/plan/valley-net-valley-250', editor)
    expect(gone).toContain('>Valley Net</a>')
    expect(gone).not.toContain('in force')
    await post('/desk/catalog/provider/valley-net', { intent: 'bring-back', version: '0' })
    expect(await read('/desk/catalog/provider/valley-net', editor)).toContain('has a draft')
    const back = await draftsOf('provider/valley-net')
    expect(back).toHaveLength(3)
    expect((await seenOn(back)).html).toContain('Brought back:')
    expect((await publish(back)).status).toBe(302)
    await expect
      .poll(async () => (await read('/providers/valley-net')).includes('$34.50/mo'), soon)
      .toBe(true)
    expect(await read('/providers/valley-net')).toContain('$55.55/mo')
    const history = await read('/desk/catalog/plan/valley-net-valley-250', editor)
    expect(history).toContain('Retired')
    for (const path of everywhere)
      expect([path, (await read(path)).includes('valley-net')]).toEqual([path, true])
  })
})

describe('publishing', () => {
  test('is refused where a check is open, with what was found and typed', async () => {
    editor = await signInStaff(site, 'editor')
    await save('plan/metronet-500', {
      'schedule.0.month': '1',
      'schedule.0.price': '19.00',
      'schedule.1.month': '13',
      'schedule.1.price': '',
    })
    const [id = ''] = await draftsOf('plan/metronet-500')
    const { seen, html } = await seenOn([id])
    for (const title of ['moved by more than 30%', 'A later price is missing', '(contract) changes'])
      expect([title, html.includes(title)]).toEqual([title, true])
    const keys = [...html.matchAll(/name="check\d+" value="([^"]+)"/g)].map(([, key = '']) => key)
    const checks = Object.fromEntries(keys.map((key, index) => [`check${index}`, key]))
    const why = 'The provider wrote so on Monday.'
    const refused = await post(`/desk/catalog/publish?drafts=${id}`, {
      seen,
      when: 'now',
      ...checks,
      reason0: why,
    })
    expect(refused.status).toBe(422)
    const again = await textOf(refused)
    expect(again).toContain(why)
    expect(again).toContain('Say in a few words why this is right')
    const reasons = Object.fromEntries(keys.map((_, index) => [`reason${index}`, why]))
    expect(
      (await post(`/desk/catalog/publish?drafts=${id}`, { seen, when: 'now', ...checks, ...reasons })).status,
    ).toBe(302)
    expect(await read('/desk/catalog/drafts', editor)).toContain(why)
    await expect.poll(async () => (await read('/metronet')).includes('$19.00/mo'), soon).toBe(true)
  })
})

test('a fee is drafted with what it is for, whatever it is called, and told with it by the API', async () => {
  const fees = { 'schedule.0.fee': 'Getting you online', 'schedule.0.once': '35.00' }
  const fields = { 'schedule.0.month': '1', 'schedule.0.price': '70.00', ...fees }
  const entry = 'plan/google-fiber-1-gig'
  const unsaid = await post(`/desk/catalog/${entry}`, { intent: 'save', version: '0', ...fields })
  expect(await textOf(unsaid)).toContain('Choose what “Getting you online” is for')
  await save(entry, { ...fields, 'schedule.0.purpose': 'installation' })
  expect(await read(`/desk/catalog/${entry}`, editor)).toContain(
    'Getting you online $35.00 once (installation)',
  )
  expect((await publish(await draftsOf(entry))).status).toBe(302)
  const told = () => read('/api/plans/google-fiber-1-gig')
  await expect
    .poll(told, soon)
    .toContain('"label":"Getting you online","cents":3500,"purpose":"installation"')
})
