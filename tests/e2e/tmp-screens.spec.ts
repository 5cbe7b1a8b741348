import { drizzle } from 'drizzle-orm/node-postgres'
import { parse } from 'node-html-parser'
import pg from 'pg'
import { outerHandle } from '#platform/database.server.ts'
import { austin, fillCoverage } from '#tests/support/coverage-rows.ts'
import { sitePatterns } from '#tests/support/site-addresses.ts'
import { staffOnPostgres } from '#tests/support/staff-of-process.ts'
import { fillDesk } from './support/busy-desk-days.ts'
import { signInAtDesk } from './support/desk-test.ts'
import { fillPast } from './support/past-of-desk.ts'
import { expect, open, test } from './support/test.ts'

test.use({
  database: 'PostgreSQL',
  // Every visitor of the made day comes from an address of their own.
  settings: { TRUSTED_PROXY_HOPS: '1' },
  viewport: { width: 390, height: 900 },
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
  const look = async (address: string) => {
    await open(page, address)
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
    })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({
        path: `/tmp/shots-office/screens/${address.replaceAll(/[^a-z0-9]+/gi, '_')}-${width}.png`,
        fullPage: true,
      })
    }
    titles.set(address, await page.title())
    for (const link of parse(await page.content()).querySelectorAll('main a[href^="/desk"]'))
      links.add((link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? '')
  }
  // Lists first: they lead to the screens of what is in them.
  for (const pattern of patterns.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))) {
    const found = [...links].find(link => matches(pattern).test(link) && !patterns.includes(link.slice(1)))
    const own = pattern.includes(':') ? [found].filter(one => one !== undefined) : [`/${pattern}`]
    const addresses = asked[pattern] ?? own
    expect(addresses, `${pattern}: no screen leads to one`).not.toEqual([])
    for (const address of addresses) await look(address)
  }
  expect([...titles.values()].filter(title => !title.includes('esk'))).toEqual([])
})
