import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { publishCatalogue } from '#domain/catalog/publish-catalogue.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { outerHandle } from '#platform/database.server.ts'
import { seedWithPrice } from '#tests/support/changed-catalogue.ts'
import { SiteProcess } from '#tests/support/site-process.ts'

const NEW_DATE = '2026-12-24'
const NEW_CENTS = 4321
/** How soon is told here and held by `prove:office`, within five seconds: beside other tests it takes three times that. */
const GIVEN_UP_MS = 60_000
const catalogue = readSeed()
const plan = catalogue.internetPlan('metronet-500') ?? expect.unreachable('the plan')
const oldPrice = formatMonthly(priceToday(plan.schedule))
const newPrice = formatMonthly(NEW_CENTS)

let a: SiteProcess
let b: SiteProcess
let pool: pg.Pool
beforeAll(async () => {
  a = await SiteProcess.start('PostgreSQL')
  b = await SiteProcess.start('PGlite', { DATABASE_URL: a.databaseUrl })
  pool = new pg.Pool({ connectionString: a.databaseUrl })
  // The first start is over when the labels of its box are there.
  const label = `${a.origin}/plans/wow-fiber-100/label`
  const labelsLoaded = async () => {
    if (!(await (await fetch(label)).text()).includes('Published by'))
      throw new Error('Labels are not there yet')
  }
  await vi.waitFor(labelsLoaded, { timeout: 30_000 })
})
afterAll(async () => {
  await pool.end()
  await b.remove()
  await a.remove()
})

/** What one answer shows: the price of one revision and no date of the other, or something that must not be. */
function revisionIn(html: string): 'old' | 'new' | 'mixed' {
  const shows = (price: string, otherDate: string) =>
    html.includes(price) && !html.includes(`dateTime="${otherDate}"`)
  const [isOld, isNew] = [shows(oldPrice, NEW_DATE), shows(newPrice, catalogue.asOf)]
  if (isOld === isNew || (html.includes(oldPrice) && html.includes(newPrice))) return 'mixed'
  return isOld ? 'old' : 'new'
}

test('two processes under load serve a published price soon, each answer whole', async () => {
  const paths = ['/metronet', '/internet-plans', '/internet-plans?provider=metronet']
  const seen = new Map<string, ReturnType<typeof revisionIn>[]>()
  const statuses = new Set<number>()
  const enough = new AbortController()
  let servedAfterMs = Number.POSITIVE_INFINITY
  const visitor = async ({ origin }: SiteProcess) => {
    while (!enough.signal.aborted) {
      for (const path of paths) {
        const response = await fetch(`${origin}${path}`)
        statuses.add(response.status)
        const answers = seen.get(`${origin}${path}`) ?? []
        answers.push(revisionIn(await response.text()))
        seen.set(`${origin}${path}`, answers)
      }
    }
  }
  const visitors = [a, b].map(visitor)
  const everywhere = (isSo: (answers: readonly string[]) => boolean) => [...seen.values()].every(isSo)
  try {
    await expect
      .poll(() => seen.size === 6 && everywhere(answers => answers.length > 3), { timeout: 30_000 })
      .toBe(true)
    const published = await publishCatalogue(
      { db: outerHandle(drizzle(pool)), now: () => new Date() },
      seedWithPrice(plan.id, NEW_CENTS, NEW_DATE),
    )
    expect(published.ok).toBe(true)
    const publishedAt = performance.now()
    await expect
      .poll(() => everywhere(answers => answers.at(-1) === 'new'), { timeout: GIVEN_UP_MS, interval: 50 })
      .toBe(true)
    servedAfterMs = Math.round(performance.now() - publishedAt)
  } finally {
    enough.abort()
    await Promise.all(visitors)
  }

  console.log(`published price: read from both processes after ${servedAfterMs} ms`)
  expect([...statuses]).toEqual([200])
  for (const [address, answers] of seen) {
    expect([address, answers.includes('mixed')]).toEqual([address, false])
    // Once the new revision was served, the old one never comes back.
    expect(answers.lastIndexOf('old')).toBeLessThan(answers.indexOf('new'))
  }
})

test('a phone number and a notice that were set are on the kept pages of every process', async () => {
  const set = (key: string, value: object) =>
    pool.query(
      `insert into business_settings (key, version, value, valid_from, changed_at, changed_by, changed_by_name)
       values ($1, 1, $2, now(), now(), gen_random_uuid(), 'Cleo')`,
      [key, JSON.stringify(value)],
    )
  await set('phones', { sales: '(888) 555-0177' })
  await set('banner', {
    disclosure: 'We may earn compensation from some of them.',
    notice: 'Short day on Friday',
  })
  const shows = async ({ origin }: SiteProcess) => {
    const pages = ['/', '/metronet', '/terms'].map(async path => (await fetch(origin + path)).text())
    const wanted = ['href="tel:+18885550177"', 'Short day on Friday']
    return (await Promise.all(pages)).every(
      html => wanted.every(text => html.includes(text)) && !html.includes('555-0142'),
    )
  }
  const everywhere = async () => (await Promise.all([a, b].map(shows))).every(Boolean)
  await expect.poll(everywhere, { timeout: GIVEN_UP_MS, interval: 100 }).toBe(true)
})

test('a process that starts later serves what was published', async () => {
  await b.end('SIGTERM')
  await b.launch()
  expect(revisionIn(await (await fetch(`${b.origin}/metronet`)).text())).toBe('new')
})

test('a revision that somebody broke in the database stops a start with every fault, and running processes go on', async () => {
  await pool.query(`insert into catalog_revisions (id, revision, content, published_at)
    select id + 1, 'broken', jsonb_set(content, '{asOf}', '"soon"') - 'logoStrip', now() from catalog_revisions order by id desc limit 1`)
  await b.end('SIGTERM')
  const fault = await b.launch().then(
    () => '',
    (error: unknown) => String(error),
  )
  expect(fault).toMatch(/Revision 2 of the catalog is not a catalog/)
  expect(fault).toContain('- asOf: ')
  expect(fault).toContain('- logoStrip: ')
  expect(revisionIn(await (await fetch(`${a.origin}/metronet`)).text())).toBe('new')
})
