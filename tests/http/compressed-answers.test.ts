import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { publicRoutes } from '#server/http/compress-public.server.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { useChats } from '#tests/support/chat-visitor.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

const site = useBuiltSite({ PUBLIC_URL: PUBLIC_ORIGIN })
const { aChat } = useChats(site)

/** One address of every route whose answers are compressed on request. */
const addresses: Record<string, string> = {
  '/adt-packages': '/adt-packages?zipCode=78704',
  '/api/availability': '/api/availability?zip=78704',
  '/api/guides/:guide': '/api/guides/how-we-rank',
  '/api/openapi.json': '/api/openapi.json',
  '/api/plans': '/api/plans',
  '/api/plans/:plan': '/api/plans/metronet-1-gig',
  '/api/price-changes': '/api/price-changes',
  '/bundles': '/bundles?zip=78704',
  '/internet-plans': '/internet-plans?zip=78704',
  '/internet/:state': '/internet/texas',
  '/internet/:state/:city': '/internet/texas/travis-county',
  '/moving': '/moving?date=2027-01-15&zip=78704',
  '/plans/:plan/label': '/plans/metronet-1-gig/label',
  '/price-changes/changes.csv': '/price-changes/changes.csv',
  '/price-changes/feed.xml': '/price-changes/feed.xml',
  '/price-changes': '/price-changes?page=2',
  '/promised-and-served': '/promised-and-served',
  '/providers': '/providers?type=Fiber',
  '/providers/:provider/labels': '/providers/metronet/labels',
  '/providers/:provider/labels/:label': '',
  '/providers/:provider/price-changes': '/providers/metronet/price-changes',
  '/quote': '/quote?sent',
  '/results': '/results?zip=78704',
  '/sitemap.xml': '/sitemap.xml',
  '/vivint-packages': '/vivint-packages?zipCode=78704',
}

/** A page without what differs in every answer: the nonce of its scripts. */
const withoutNonces = (page: string) => page.replaceAll(/nonce="[^"]*"/g, '')

test('every route that is compressed on request is tried here', () => {
  expect(Object.keys(addresses).sort()).toEqual([...publicRoutes].sort())
})

test.each([...publicRoutes])('%s is compressed, and holds nothing of who asks', async route => {
  const labels = async () =>
    (await (await site.get('/providers/metronet/labels')).text()).match(
      /\/providers\/metronet\/labels\/[^"?#]+/,
    )?.[0] ?? ''
  const path = addresses[route] || (await labels())
  const plain = await site.get(path)
  expect(plain.status).toBe(200)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('vary')).toContain('accept-encoding')
  const text = await plain.text()

  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const response = await site.get(path, { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    const bytes = Buffer.from(await response.arrayBuffer())
    // Without changes, the table is a line of column names, which doesn't get smaller.
    if (!path.endsWith('.csv')) expect(bytes.length).toBeLessThan(text.length)
    expect(withoutNonces(unpack(bytes).toString('utf8'))).toBe(withoutNonces(text))
  }

  const chat = aChat({ cookie: await site.signUp(`somebody_${[...publicRoutes].indexOf(route)}`) })
  await chat.say('My ZIP is 05401, which plan is cheapest?')
  const theirs = await site.get(path, { cookie: chat.cookie })
  expect(withoutNonces(await theirs.text())).toBe(withoutNonces(text))
})
