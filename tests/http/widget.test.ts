import { beforeAll, expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { aPartner, PARTNER_SITE } from '#tests/support/partner.ts'

const site = useBuiltSite()
let key: string
beforeAll(async () => {
  ;({ key } = await aPartner(site.assembled.services.db))
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
  expect(text).toContain('Austin, TX 78701')
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

test('script, page and answer weigh 15 kB at most, uncompressed', async () => {
  const script = await (await site.get('/widget.js')).text()
  const page = await (await frame({ zip: '78701' })).text()
  expect(Buffer.byteLength(script) + Buffer.byteLength(page)).toBeLessThan(15_000)
})

test('a key that opens nothing and a foreign site show nothing anywhere', async () => {
  for (const query of [{ key: 'pk_none' }, { key: '' }, { site: 'https://else.example' }]) {
    const answer = await frame(query)
    expect([query, answer.status >= 400]).toEqual([query, true])
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(await answer.text()).not.toContain('<form')
  }
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
