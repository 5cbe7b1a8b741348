import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { useOwnBuiltSite } from '#tests/support/built-site.ts'
import { austin, fillCoverage } from '#tests/support/coverage-rows.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(match => match[1] ?? '')
const env = { PUBLIC_URL: PUBLIC_ORIGIN }

describe('with real data', () => {
  const site = useOwnBuiltSite(env)
  const read = async (path: string) => (await site.get(path)).text()
  beforeAll(() => fillCoverage(site.assembled.services.db, austin))

  test.each(['/internet/texas', '/internet/texas/austin', '/internet/texas/houston'])(
    '%s is valid HTML that tells search engines facts of its own',
    async path => {
      const response = await site.get(path)
      expect(response.status).toBe(200)
      const html = await response.text()
      expect(await htmlFaults(html)).toEqual([])
      expect(found(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([`${PUBLIC_ORIGIN}${path}`])
      expect(found(html, /<title>([^<]+)<\/title>/g)[0]).toMatch(/^Internet Providers in .+ \| Plainwire$/)
      const [description] = found(html, /<meta name="description" content="([^"]+)"/g)
      expect(description).toMatch(/FCC data as of Jun 30, 2026.*Mbps.*our prices from \$\d+\.\d\d\/mo/)
      const data = found(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(text =>
        JSON.parse(text),
      )
      expect(data.map(one => one['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
      expect(html).not.toContain('noindex')
      const [picture] = found(html, /<meta property="og:image" content="https:\/\/shop\.example([^"]+)"/g)
      expect((await site.get(picture ?? '/no-picture')).headers.get('content-type')).toBe('image/png')
    },
  )

  test('a city tells providers, shares, speeds, prices and how sure it is; who we do not carry has no price', async () => {
    const html = await read('/internet/texas/austin')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const words of [
      'Fiber reaches 70% of the homes listed in Travis County',
      'Homes served in Austin',
      '62%',
      'Hill Country Fiber',
      'How sure are we?',
      'FCC National Broadband Map',
      'Sold nationwide',
      'href="/internet/texas/houston"',
    ]) {
      expect(main).toContain(words)
    }
    const others = main.slice(main.indexOf('id="others"'), main.indexOf('id="satellite"'))
    expect(others).toContain('Hill Country Fiber')
    expect(others).not.toMatch(/\$\d/)
    expect(main).not.toContain('Made-up test data')
  })

  test.each([
    ['/internet/tx', '/internet/texas'],
    ['/internet/TX/austin', '/internet/texas/austin'],
    ['/internet/tx/austin', '/internet/texas/austin'],
    ['/internet/Texas/Austin', '/internet/texas/austin'],
    ['/internet/texas/austin/', '/internet/texas/austin'],
    ['/internet/tx/austin?zip=78701', '/internet/texas/austin?zip=78701'],
  ])('%s moves for good to %s', async (from, to) => {
    const response = await site.get(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  test.each([
    '/internet/vermont/burlington',
    '/internet/texas/nowhere',
    '/internet/texas/dallas',
    '/internet/atlantis',
    '/internet/atlantis/austin',
    '/internet/texas/%00',
    `/internet/texas/${'a'.repeat(2000)}`,
  ])('%s is not found', async path => {
    const response = await site.get(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('Page not found')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('the sitemap grows with the places, with the day of the import', async () => {
    const xml = await read('/sitemap.xml')
    const listed = found(xml, /<loc>https:\/\/shop\.example(\/internet\/texas[^<]*)<\/loc>/g)
    expect(listed.filter(path => !path.endsWith('-county')).toSorted()).toEqual([
      '/internet/texas',
      '/internet/texas/austin',
      '/internet/texas/houston',
    ])
    expect(xml).toContain('/internet/texas/austin</loc><lastmod>2026-11-15</lastmod>')
  })

  test('a lookup marks what three people reported, and one person counts once', async () => {
    const report = { zipCode: '78701', fccProviderId: 130235, kind: 'not_offered' }
    const spectrum = async () => {
      const answer = await (await site.get('/api/availability?zip=78701')).json()
      return answer.providers.find((one: { id: string }) => one.id === 'spectrum')
    }
    const { db } = site.assembled.services
    const halfADayLater = () =>
      transaction(db, tx =>
        tx.execute(sql`update coverage_reports set reported_at = reported_at - interval '13 hours'`),
      )
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.2', '198.51.100.2']) {
      await halfADayLater()
      site.comeFrom(address)
      const response = await site.postJson('/api/availability-reports', report)
      expect([response.status, await response.json()]).toEqual([201, { status: 'taken' }])
    }
    expect(await spectrum()).not.toHaveProperty('doubted')
    await halfADayLater()
    site.comeFrom('198.51.100.3')
    await site.postJson('/api/availability-reports', { ...report, kind: 'other', note: 'My street is dark.' })
    expect(await spectrum()).toMatchObject({ doubted: true, reports: 3 })
    const byPost = await site.postJson('/api/fcc-broadband', { address: '78701' })
    expect((await byPost.json()).providers).toContainEqual(
      expect.objectContaining({ id: 'spectrum', doubted: true, reports: 3 }),
    )
  })

  test.each([
    [{ zipCode: '78701', fccProviderId: 130235, kind: 'bad' }, 'kind'],
    [{ zipCode: '7870', fccProviderId: 130235, kind: 'other' }, 'zipCode'],
    [{ zipCode: '78701', fccProviderId: 'x', kind: 'other' }, 'fccProviderId'],
    [{ zipCode: '78701', cell: '../..', fccProviderId: 130235, kind: 'other' }, 'cell'],
    [{ zipCode: '78701', fccProviderId: 130235, kind: 'other', note: 'a'.repeat(301) }, 'note'],
    [{ zipCode: '78701', fccProviderId: 130235, kind: 'other', extra: 1 }, 'form'],
  ])('a report %j is refused with its fault', async (body, field) => {
    site.comeFrom(`198.51.100.${10 + field.length}`)
    const response = await site.postJson('/api/availability-reports', body)
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toEqual([field])
  })

  test('a report of nobody or nowhere is refused, and the endpoint takes posts only', async () => {
    site.comeFrom('198.51.100.40')
    const post = (body: object) => site.postJson('/api/availability-reports', { kind: 'other', ...body })
    expect((await post({ zipCode: '78701' })).status).toBe(422)
    expect((await post({ zipCode: '78701', fccProviderId: 5 })).status).toBe(422)
    expect((await post({ zipCode: '00000', fccProviderId: 130235 })).status).toBe(422)
    expect((await site.get('/api/availability-reports')).status).toBe(405)
  })

  test('reports of one client are limited', async () => {
    site.comeFrom('198.51.100.50')
    const statuses = new Set<number>()
    for (let count = 0; count < 21; count += 1) {
      const body = { zipCode: '78701', fccProviderId: 130077, kind: 'slower' }
      statuses.add((await site.postJson('/api/availability-reports', body)).status)
    }
    expect([...statuses]).toEqual([201, 429])
  })
})

describe('with made-up data', () => {
  const site = useOwnBuiltSite(env)
  beforeAll(() => fillCoverage(site.assembled.services.db, { ...austin, sample: true }))

  test('a place says so, is not for search engines and stands in no sitemap', async () => {
    const response = await site.get('/internet/texas/austin')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Made-up test data')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('FCC data as of')
    const xml = await (await site.get('/sitemap.xml')).text()
    expect(xml).not.toContain('/internet/texas/austin<')
  })

  test('a lookup says so', async () => {
    const answer = await (await site.get('/api/availability?zip=78701')).json()
    expect(answer).toMatchObject({ sample: true, dataDate: '2026-06-30' })
  })
})

describe('without data', () => {
  const site = useOwnBuiltSite(env)

  test('no city has a page; states and counties have those of the county figures', async () => {
    expect((await site.get('/internet/texas')).status).toBe(200)
    expect((await site.get('/internet/texas/austin')).status).toBe(404)
    expect(await (await site.get('/sitemap.xml')).text()).not.toContain('/internet/texas/austin<')
  })
})
