import { beforeAll, expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { aPartner, PARTNER_SITE } from '#tests/support/partner.ts'

const site = useBuiltSite()
let key: string
beforeAll(async () => {
  ;({ key } = await aPartner(site.assembled.services.db, { kind: 'page' }))
})
const frame = (query: Record<string, string>) =>
  site.get(`/widget/frame?${new URLSearchParams({ key, site: PARTNER_SITE, ...query })}`)

test('the widget may stand on the partner’s sites alone, sets no cookie and loads nothing', async () => {
  const answer = await frame({})
  expect(answer.status).toBe(200)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${PARTNER_SITE}`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|connect-src|img-src/)
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const text = await answer.text()
  expect(text).not.toMatch(/ src=| on\w+=|Storage|cookie/)
  expect(text).toContain(JSON.stringify(PARTNER_SITE))
})

test('all other pages may be framed by nobody', async () => {
  const answer = await site.get('/quote')
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('it tells the three plans that cost least, how sure that is, of which day, and what we earn', async () => {
  const text = await (await frame({ zip: '78701' })).text()
  expect(text.match(/<li>/g)).toHaveLength(3)
  expect(text).toContain('Lowest known total over 24 months in Austin, TX 78701')
  expect(text).toContain('FCC data as of')
  expect(text).toContain('over 24 months')
  expect(text).toContain('checked ')
  expect(text).toContain('We may earn a commission')
  expect(text).toContain('/results?zip=78701&amp;partner=tenants')
  expect(text).not.toContain('at least $')
  const totals = [...text.matchAll(/<p>\$([\d,.]+) over 24 months/g)].map(([, sum = '']) =>
    Number(sum.replace(',', '')),
  )
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
})

test('a plan that is only likely there, for less than a listed one, is not passed over', async () => {
  const less = 'A plan that is likely there, but not confirmed, costs less than some of these.'
  // In Fort Wayne T-Mobile is likely, for less than listed plans; in Anchorage nobody is.
  const [fortWayne, anchorage] = await Promise.all(
    ['46804', '99501'].map(async zip => (await frame({ zip })).text()),
  )
  expect(fortWayne).toContain(less)
  expect(anchorage).not.toContain(less)
})

test('a lower total whose price no label confirms stands last, so the first is not called the lowest', async () => {
  const text = await (await frame({ zip: '99553' })).text()
  const totals = [...text.matchAll(/<p>at least \$([\d,.]+) over 24 months/g)].map(([, sum = '']) =>
    Number(sum.replace(',', '')),
  )
  expect(Math.min(...totals)).toBeLessThan(totals[0] ?? 0)
  expect(text).not.toContain('Lowest')
  expect(text).toContain('Plans by total over 24 months in Akutan, AK 99553')
  expect(text).toContain('Prices that no label confirms come last.')
  expect(text).toMatch(/Price listed [A-Z][a-z]{2} \d{1,2}, \d{4}, no label confirms it\./)
  // Said once, and not of a day on which it would have been checked.
  expect(text).not.toMatch(/\. Checked |Not confirmed by the provider/)
})

test('script, page and answer weigh 15 kB at most, uncompressed', async () => {
  const script = await (await site.get('/widget.js')).text()
  const page = await (await frame({ zip: '78701' })).text()
  expect(Buffer.byteLength(script) + Buffer.byteLength(page)).toBeLessThan(15_000)
})

test('a key that opens nothing and a foreign site are told why, wherever that is, and can only follow links to us', async () => {
  for (const [query, reason] of [
    [{ key: 'pk_none' }, 'This key is not known, or was revoked.'],
    [{ key: '' }, 'This key is not known, or was revoked.'],
    [{ site: 'https://else.example' }, 'This key may not be used on this site.'],
  ] as const) {
    const answer = await frame(query)
    expect([query, answer.status >= 400]).toEqual([query, true])
    // A refusal that nobody may frame is a blank space whose reason nobody finds out.
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/)
    const text = await answer.text()
    expect(text).toContain(reason)
    expect(text).toContain('plainwireHeight')
    expect(text).not.toMatch(/<form|<button|<input|<li>/)
  }
})

test('nobody can switch the widget off for others: one network has its limit, and the quota is the programs’ alone', async () => {
  const { key: small } = await aPartner(site.assembled.services.db, {
    mark: 'small-widget',
    dailyQuota: 2,
    kind: 'page',
  })
  const shown = () => frame({ key: small }).then(answer => answer.status)
  const here = '203.0.113.1'
  site.comeFrom('203.0.113.77')
  const statuses = await Promise.all(Array.from({ length: 65 }, shown))
  expect(statuses.filter(status => status === 200)).toHaveLength(60)
  const refusal = await frame({ key: small })
  expect(refusal.status).toBe(429)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusal.text()).toContain('role="alert"')
  // Nor by the API, which takes the page's key from its site.
  site.comeFrom('203.0.113.78')
  const asked = () =>
    site
      .get('/api/guides', { authorization: `Bearer ${small}`, origin: PARTNER_SITE })
      .then(answer => answer.status)
  expect([await asked(), await asked(), await asked()]).toEqual([200, 200, 200])
  expect(await shown()).toBe(200)
  site.comeFrom(here)
})

test('at a quota of zero nothing is shown', async () => {
  const { key: off } = await aPartner(site.assembled.services.db, {
    mark: 'off',
    dailyQuota: 0,
    kind: 'page',
  })
  const answer = await frame({ key: off })
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain('This key is switched off.')
})

test('only a form that was sent moves the focus, to what came of it', async () => {
  const script = async (query: Record<string, string>) =>
    /<script[^>]*>(.*)<\/script>/.exec(await (await frame(query)).text())?.[1] ?? ''
  expect(await script({ zip: '78701' })).not.toContain('focus')
  expect(await script({ zip: '78701', asked: '1' })).toContain('getElementById("found")')
  expect(await script({ zip: '7870', asked: '1' })).toContain('getElementById("zip")')
})

test('a wrong ZIP code is told beside the field and loses nothing', async () => {
  for (const [zip, status] of [
    ['7870', 422],
    ['00000', 422],
  ] as const) {
    const answer = await frame({ zip, theme: 'dark', accent: '0a5fd8' })
    expect([zip, answer.status]).toEqual([zip, status])
    const text = await answer.text()
    expect(text).toContain('aria-invalid="true"')
    expect(text).toContain(`value="${zip}"`)
    expect(text).toContain('name="theme" value="dark"')
  }
})

test('a state before the ZIP code is checked, not dropped: one it isn’t in is asked about, its own is answered', async () => {
  const other = await frame({ zip: 'CA 78704', asked: '1' })
  const refused = await other.text()
  expect(other.status).toBe(422)
  expect(refused).toContain('ZIP code 78704 is in Austin, TX, not in CA. Please check both.')
  expect(refused).toContain('aria-invalid="true"')
  expect(refused).toContain('value="CA 78704"')
  expect(refused).not.toContain('<li>')
  const own = await frame({ zip: 'TX 78704' })
  expect(own.status).toBe(200)
  const answered = await own.text()
  expect(answered).toContain('in Austin, TX 78704')
  expect(answered).toContain('/results?zip=78704&amp;partner=tenants')
})

test('looks come from known values alone, and words are written as words', async () => {
  const evil = '"><script>alert(1)</script>'
  const text = await (await frame({ zip: evil, theme: evil, accent: '};body{display:none' })).text()
  expect(text).not.toContain('<script>')
  expect(text).not.toContain('display:none')
  expect(text).toContain('color-scheme:light dark')
  expect(await (await frame({ theme: 'light', accent: '#0A5FD8' })).text()).toContain('#0a5fd8')
})

test('the script is the same for everybody and may be loaded from anywhere', async () => {
  const answer = await site.get('/widget.js')
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get('cache-control')).toContain('public')
})
