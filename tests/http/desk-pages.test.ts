import { expect, test } from 'vitest'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { acceptInvite, inviteTo, postDesk } from '#tests/support/desk-entry.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { siteAddresses } from '#tests/support/site-addresses.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()

const scripts = (html: string) => new Set(html.match(/\/assets\/[\w-]+\.js/g))

test('no page of the desk loads a file of the visitors’ but the framework, and theirs name nothing of the desk', async () => {
  const home = await (await site.get('/')).text()
  const [list = ''] = home.match(/\/assets\/manifest-\w+\.js/) ?? []
  const listed = await (await site.get(list)).text()
  expect(listed).toContain('"home"')
  expect(home + listed).not.toContain('desk')
  const visitors = scripts(home)
  const cookie = await signInStaff(site, 'administrator')
  const pages = siteAddresses().filter(path => path.startsWith('/desk'))
  expect(pages.length).toBeGreaterThan(8)
  for (const path of [...pages, '/desk/no-such-page']) {
    const answer = await site.get(path, { cookie })
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    const html = await answer.text()
    expect([path, await htmlFaults(html)]).toEqual([path, []])
    const own = scripts(html.replaceAll(list, ''))
    expect([path, own.size > 3]).toEqual([path, true])
    // What starts React, the framework, and the bundler's few lines.
    expect([path, [...own].filter(file => visitors.has(file)).length]).toEqual([path, 3])
  }
})

test('the door of the desk is valid HTML, with what was wrong too', async () => {
  const invited = await inviteTo(site, 'new@plainwire.example', 'agent')
  const taken = await inviteTo(site, 'half@plainwire.example', 'agent')
  const half = await signInStaff(site, 'agent', { factor: 'missing' })
  for (const [path, cookie] of [
    ['/desk/sign-in', ''],
    ['/desk/sign-in?returnTo=%2Fdesk', half],
    [invited, ''],
    ['/desk/set-up', cookieOf(await acceptInvite(site, taken))],
  ] as const) {
    const answer = await site.get(path, { cookie })
    expect([path, answer.status, await htmlFaults(await answer.text())]).toEqual([path, 200, []])
  }
  const wrong = await postDesk(site, '/desk/sign-in', { intent: 'password', email: 'x', password: '' })
  expect(wrong.status).toBe(422)
  expect(await htmlFaults(await wrong.text())).toEqual([])
})

test('every answer of the desk is kept by nobody, listed nowhere, and loads nothing of other sites', async () => {
  const cookie = await signInStaff(site, 'administrator')
  for (const path of [
    '/desk/staff',
    '/DESK/staff',
    '/desk/staff.data',
    '/%64esk/sign-in',
    '/desk/no-such-page',
  ]) {
    const { headers } = await site.get(path, { cookie })
    expect([
      path,
      headers.get('x-robots-tag'),
      headers.get('cache-control'),
      headers.get('referrer-policy'),
    ]).toEqual([path, 'noindex, nofollow', 'no-store', 'same-origin'])
    expect(headers.get('content-security-policy')).not.toMatch(/https?:|unsafe/)
  }
  const page = await (await site.get('/desk/staff', { cookie })).text()
  expect(page).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(await (await site.get('/robots.txt')).text()).toContain('Disallow: /desk')
  expect(await (await site.get('/sitemap.xml')).text()).not.toContain('/desk')
})

test('an editor, to whom the queue is nothing, begins at another place', async () => {
  const cookie = await signInStaff(site, 'editor')
  const answer = await site.get('/desk', { cookie })
  expect(answer.status).toBe(302)
  const place = answer.headers.get('location') ?? ''
  expect(place).toMatch(/^\/desk\/\w+/)
})

test('the desk opens for staff by both factors, and sends others to sign in', async () => {
  const cookie = await signInStaff(site, 'agent')
  const page = await site.get('/desk', { cookie })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Ana Torres')
  const half = await signInStaff(site, 'agent', { factor: 'missing' })
  for (const other of ['', half, await site.signUp('customer')]) {
    const answer = await site.get('/desk', { cookie: other })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/desk/sign-in?returnTo=%2Fdesk'])
  }
})

test('the audit names an order by its reference, as everybody else does', async () => {
  const line = aStoredLine('metronet', '1 Gig')
  const cookie = await site.signUp('audited')
  const placed = await site.postJson('/api/orders', aPostedOrder({ lines: [line] }), { cookie })
  const { reference } = (await placed.json()) as { reference: string }
  expect(reference).toMatch(/^PW-/)
  const staff = await signInStaff(site, 'administrator')
  expect((await site.get(`/desk/orders/${reference}`, { cookie: staff })).status).toBe(200)
  const audit = await (await site.get('/desk/audit?subjectKind=order', { cookie: staff })).text()
  expect(audit).toContain(`href="/desk/orders/${reference}"`)
  const found = await site.get(`/desk/audit?subjectId=${reference.toLowerCase()}`, { cookie: staff })
  expect(await found.text()).toContain(`>${reference}</a>`)
  const none = await site.get('/desk/audit?subjectId=PW-NONE-SUCH', { cookie: staff })
  expect(await none.text()).toContain('Nothing like this happened.')
})

test('the audit says so where its days are the wrong way round', async () => {
  const staff = await signInStaff(site, 'administrator')
  const answer = await site.get('/desk/audit?from=2026-11-22&to=2026-11-20', { cookie: staff })
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining('The first day is after the last'),
  ])
  expect((await site.get('/desk/audit?from=2026-11-20&to=2026-11-20', { cookie: staff })).status).toBe(200)
})

test('the audit says in words what was set, and leads to it', async () => {
  const staff = await signInStaff(site, 'administrator')
  const notice = 'We open at noon on Friday.'
  const settings = await (await site.get('/desk/settings/banner', { cookie: staff })).text()
  const [, version = ''] = settings.match(/name="version" value="(\d+)"/) ?? []
  const banner = { intent: 'set', version, disclosure: 'We may earn compensation.', notice }
  expect((await postDesk(site, '/desk/settings/banner', banner, staff)).status).toBeLessThan(400)
  const audit = await (await site.get('/desk/audit?subjectKind=setting', { cookie: staff })).text()
  expect(audit).toMatch(/href="\/desk\/settings\/banner"[^>]*>Banner<\/a>/)
  expect(audit).toContain(`to We may earn compensation. · Notice: ${notice}`)
})

test('the audit says how a report was decided and what was done to the do-not-call list, on the page and in its file', async () => {
  const staff = await signInStaff(site, 'administrator')
  const report = { zipCode: '78701', providerId: 'google-fiber', kind: 'other' }
  expect((await site.postJson('/api/availability-reports', report)).status).toBe(201)
  const decided = { intent: 'confirm', place: '78701', entry: 'google-fiber', seen: '0' }
  expect((await postDesk(site, '/desk/reports', decided, staff)).status).toBe(302)
  const listed = { intent: 'add', phone: '(512) 555-0199', reason: 'Ada Only asked' }
  expect((await postDesk(site, '/desk/do-not-call', listed, staff)).status).toBe(200)
  // A number that is listed already is not added again, nor is that told.
  expect((await postDesk(site, '/desk/do-not-call', listed, staff)).status).toBe(200)
  const page = await (await site.get('/desk/audit', { cookie: staff })).text()
  const file = await (await postDesk(site, '/desk/audit/export', {}, staff)).text()
  for (const text of [page, file]) {
    expect(text).toContain('decision confirmed')
    // Which number it was is told by its ending, which tells who has the list; why it was added is there.
    expect(text).toContain('… 0199 added')
    expect(text).not.toMatch(/555\D ?0199/)
    expect(text).not.toContain('Ada Only')
  }
  expect(file.split('… 0199 added')).toHaveLength(2)
})

test('every link on the desk leads somewhere', async () => {
  const cookie = await signInStaff(site, 'administrator')
  const customer = await site.signUp('linked')
  const order = aPostedOrder({ lines: [aStoredLine('metronet', '1 Gig')] })
  expect((await site.postJson('/api/orders', order, { cookie: customer })).status).toBe(200)
  const from = new Map([['/desk', '']])
  const dead: string[] = []
  for (const [path, page] of from) {
    const answer = await site.get(path, { cookie })
    const html = await answer.text()
    if (answer.status >= 400) dead.push(`${answer.status} ${path} on ${page}`)
    // Visitors' pages are crawled by themselves; entries of one kind are all linked alike.
    if (!path.startsWith('/desk') || path.startsWith('/desk/preview')) continue
    for (const [, written = ''] of html.matchAll(/ href="(\/[^"#]*)/g)) {
      const href = written.replaceAll('&amp;', '&')
      const alike = [...from.keys()].filter(known => patternOf(known) === patternOf(href)).length
      if (!from.has(href) && !href.startsWith('/assets/') && alike < (patternOf(href) === '/desk' ? 20 : 2))
        from.set(href, path)
    }
  }
  expect(dead).toEqual([])
  expect(from.size).toBeGreaterThan(50)
})

/** What links of a list have in common: the folder, and which questions are asked. */
function patternOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  return [pathname.split('/').slice(0, -1).join('/'), ...searchParams.keys()].join(' ')
}
