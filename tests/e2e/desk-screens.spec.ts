import { drizzle } from 'drizzle-orm/node-postgres'
import { parse } from 'node-html-parser'
import pg from 'pg'
import { outerHandle } from '#platform/database.server.ts'
import { austin, fillCoverage } from '#tests/support/coverage-rows.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { sitePatterns } from '#tests/support/site-addresses.ts'
import { staffOnPostgres } from '#tests/support/staff-of-process.ts'
import { violationsByAxe } from './support/axe-engine.ts'
import { fillDesk } from './support/busy-desk-days.ts'
import { signInAtDesk } from './support/desk-test.ts'
import { violationsByIbm } from './support/ibm-engine.ts'
import { expectFocusKept, press, tabTo, type } from './support/keyboard.ts'
import { lostAtThisWidth } from './support/lost-words.ts'
import { fillPast } from './support/past-of-desk.ts'
import { expect, expectAccessibleAt, open, test } from './support/test.ts'

test.use({
  database: 'PostgreSQL',
  // Every visitor of the made day comes from an address of their own.
  settings: { TRUSTED_PROXY_HOPS: '1' },
  viewport: { width: 390, height: 900 },
  // For the engine of IBM's.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
})

/** Paths of the desk that are no screens, or that nobody sees who is signed in. */
const noScreens = new Set([
  ...['desk/people/:key/export', 'desk/audit/export', 'desk/numbers/table'],
  ...['desk/coverage/uploads', 'desk/coverage/uploads/:upload'],
  ...['desk/sign-out', 'desk/presence', 'desk/stream', 'desk/chats/:chat/typing'],
  // Pages of visitors, which have tests of their own.
  'desk/preview/:drafts/:one?/:two?/:three?/:four?',
  // Of strangers: desk-entry.spec.ts.
  ...['desk/sign-in', 'desk/set-up'],
])

/** Screens that show something else by what is asked of them. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'desk/people': ['/desk/people?search=delgado'],
  'desk/catalog': ['/desk/catalog?kind=provider', '/desk/catalog?kind=plan&state=draft'],
  'desk/catalog/publish': ['/desk/catalog/publish?drafts=1&drafts=2'],
  'desk/numbers': ['/desk/numbers?range=7&by=campaign'],
  'desk/numbers/unanswered': ['/desk/numbers/unanswered?kind=question'],
  'desk/catalog/:kind/:id': ['/desk/catalog/plan/metronet-1-gig', '/desk/catalog/provider/spectrum'],
  'desk/settings/:key': ['/desk/settings/calling-hours', '/desk/settings/reviews'],
}

/** The narrowest phone, a usual one and a desk. */
const widths = [320, 390, 1440]

const matches = (pattern: string) => new RegExp(`^/${pattern.replaceAll(/:\w+/g, '[^/?#]+')}$`)

test.describe.configure({ mode: 'serial' })

let administrator = ''
let agent = ''

test.beforeAll(async ({ site }) => {
  test.setTimeout(240_000)
  const pool = new pg.Pool({ connectionString: site.databaseUrl })
  const db = outerHandle(drizzle(pool))
  await fillPast(db, new Date())
  await fillCoverage(db, austin)
  await pool.end()
  administrator = await staffOnPostgres(site.databaseUrl, 'administrator', 'Cleo Marsh')
  agent = await staffOnPostgres(site.databaseUrl, 'agent', 'Ana Torres')
  await staffOnPostgres(site.databaseUrl, 'agent', 'Ben Okafor')
  await fillDesk(site.origin, { administrator, agent })
})

test('every screen of the desk with a day’s work in it, on a phone and on a desktop', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await signInAtDesk(page.context(), administrator, site.origin)

  const patterns = sitePatterns().filter(path => /^desk(?:\/|$)/.test(path) && !noScreens.has(path))
  expect(patterns.length).toBeGreaterThan(30)
  const titles = new Map<string, string>()
  const links = new Set<string>()
  /** What is lost on a phone with text twice as large. */
  const lost: string[] = []
  /** What IBM's engine complains of. */
  const found: string[] = []
  const look = async (address: string) => {
    await open(page, address)
    const served = await (await page.request.get(address)).text()
    expect(await htmlFaults(served), `HTML of ${address}`).toEqual([])
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
    })
    await test.step(address, () => expectAccessibleAt(page, widths))
    // As wide as tables with a head are: it takes what is drawn as cards on a phone for tables without one.
    await page.setViewportSize({ width: Math.max(...widths), height: 900 })
    for (const one of await violationsByIbm(page)) found.push(`${address}: ${one}`)
    // Who presses by voice says the words that they see.
    expect(await violationsByAxe(page, { type: 'rule', values: ['label-content-name-mismatch'] })).toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const one of await page.evaluate(lostAtThisWidth)) lost.push(`${address}: ${one}`)
    titles.set(address, await page.title())
    for (const link of parse(await page.content()).querySelectorAll('main a[href^="/desk"]'))
      links.add((link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? '')
  }
  // Lists first: they lead to the screens of what is in them.
  for (const pattern of patterns.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))) {
    const linked = [...links].find(link => matches(pattern).test(link) && !patterns.includes(link.slice(1)))
    const own = pattern.includes(':') ? [linked].filter(one => one !== undefined) : [`/${pattern}`]
    const addresses = asked[pattern] ?? own
    expect(addresses, `${pattern}: no screen leads to one`).not.toEqual([])
    for (const address of addresses) await look(address)
  }
  expect(lost).toEqual([])
  expect(found).toEqual([])
  expect([...titles.values()].filter(title => !title.includes('esk'))).toEqual([])
})

test('the filters of the queue have room for what they are set to, on the narrowest phone', async ({
  page,
  site,
}) => {
  await signInAtDesk(page.context(), agent, site.origin)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/desk')
    const short = await page.getByRole('form', { name: 'Filters of the queue' }).evaluate(form =>
      [...form.querySelectorAll('select')].flatMap(select => {
        const roomy = select.cloneNode(true) as HTMLSelectElement
        roomy.replaceChildren(...[...select.selectedOptions].map(option => option.cloneNode(true)))
        roomy.style.width = 'max-content'
        form.append(roomy)
        const isShort = select.offsetWidth < roomy.offsetWidth
        roomy.remove()
        return isShort ? [select.name] : []
      }),
    )
    expect(short, `at ${width} px`).toEqual([])
  }
})

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('an agent claims work, records what came of it, hands it over, finds a person and keeps a view', async ({
    page,
    site,
  }) => {
    test.slow()
    await signInAtDesk(page.context(), agent, site.origin)
    await open(page, '/desk')
    const row = page.getByRole('row', { name: /Li Wei/ }).first()
    await press(page, row.getByRole('button', { name: 'Claim: Li Wei' }))
    await expect(row.getByText('You', { exact: true })).toBeVisible()
    await expectFocusKept(page)
    await press(page, row.getByText('Hand over').first())
    await tabTo(page, row.getByLabel('To whom'))
    // One letter: a slow page takes the next ones for the beginnings of other names.
    await page.keyboard.press('b')
    await press(page, row.getByRole('button', { name: 'Hand over' }))
    await expect(row.getByText('Ben Okafor')).toBeVisible()
    await expectFocusKept(page)

    await tabTo(page, page.getByLabel('Kind'))
    await page.keyboard.press('o')
    await press(page, page.getByRole('button', { name: 'Filter' }))
    await expect(page).toHaveURL(/kind=order/)
    await expectFocusKept(page)
    await type(page, 'Name of this view', 'Orders')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
    await expectFocusKept(page)

    await press(page, page.getByRole('link', { name: 'Sam O’Neil' }).last())
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()
    await expectFocusKept(page)
    const happened = page.getByRole('region', { name: 'What happened' })
    await press(page, page.getByRole('button', { name: 'Claim' }))
    await expect(page.getByText('You have it')).toBeVisible()
    await expectFocusKept(page)
    await press(page, page.getByRole('button', { name: 'Reached' }))
    await expect(happened.getByText('Reached', { exact: true }).first()).toBeVisible()
    await expectFocusKept(page)
    await press(page, page.getByText('Not available there …'))
    await tabTo(page, page.getByLabel('Why').filter({ visible: true }))
    await page.keyboard.type('No line in the building')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing is open here.')).toBeVisible()
    await expectFocusKept(page)

    await press(page, page.getByRole('link', { name: 'People' }))
    await type(page, 'Name, email, phone or order reference', 'neil')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('main').getByRole('link', { name: 'Sam O’Neil' }).first())
    await expect(page.getByRole('heading', { level: 1, name: 'Sam O’Neil' })).toBeVisible()
    await expectFocusKept(page)
  })

  test('an administrator reads how to invite somebody, decides reports and takes a price over from a label', async ({
    page,
    site,
  }) => {
    test.slow()
    await signInAtDesk(page.context(), administrator, site.origin)
    await open(page, '/desk/staff')
    await expect(page.getByText('No mail server is set, so an invitation')).toBeVisible()

    await press(page, page.getByRole('link', { name: 'Wrong entries' }))
    await press(page, page.getByRole('button', { name: 'Confirm: Spectrum' }))
    await expect(page.getByRole('row', { name: /Spectrum/ }).getByText('Confirmed')).toBeVisible()
    await expectFocusKept(page)

    await press(page, page.getByRole('link', { name: 'Labels', exact: true }))
    // One by its name: labels that are still being stored go in before it.
    const first = page.getByRole('button', { name: /^Take over from the label/ }).first()
    const name = (await first.getAttribute('aria-label')) ?? ''
    const plan = name.split(': ')[1] ?? ''
    await press(page, page.getByRole('button', { name, exact: true }))
    await expect(
      page
        .getByRole('status')
        .getByText(/A draft of the plan holds what the label says|the label is to be taken over/),
    ).toBeVisible()
    await expectFocusKept(page)
    await press(page, page.getByRole('link', { name: 'Catalog', exact: true }))
    await press(page, page.getByRole('link', { name: 'Drafts and publications' }))
    await expect(page.getByRole('row', { name: new RegExp(plan) })).toBeVisible()
  })

  test('on a phone the whole name of a place is in view when it has the focus', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAtDesk(page.context(), administrator, site.origin)
    await open(page, '/desk/people')
    const places = page.getByRole('navigation', { name: 'Places of the desk' }).getByRole('link')
    for (const place of await places.all()) {
      await tabTo(page, place)
      await expect(place).toBeInViewport({ ratio: 1 })
    }
  })
})
