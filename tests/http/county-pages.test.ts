import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countyPath, countySlug, statePath } from '#domain/availability/counties/county-address.ts'
import { placeKey } from '#domain/availability/places/place-names.ts'
import { citiesOf } from '#domain/availability/places/zip-cities.server.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import { usStates } from '#domain/shared/us-states.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

const site = useBuiltSite({ PUBLIC_URL: PUBLIC_ORIGIN })
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(match => match[1] ?? '')
const read = async (path: string) => (await site.get(path)).text()
const pictureOf = (html: string) => html.match(/<figure[\s\S]*?<\/figure>/)?.[0] ?? ''
/** As it is compressed on request. */
const packed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
const coverage = () => site.assembled.services.counties.coverage
const knownOf = (code: (typeof usStates)[number]['code']) =>
  coverage()
    .countiesOfState(code)
    .filter(county => county.known)

const COUNTRY_BYTES = 70_000
const STATE_BYTES = 9_000

test.each([
  '/internet',
  '/internet/texas',
  '/internet/alaska',
  '/internet/district-of-columbia',
  '/internet/texas/travis-county',
  '/internet/louisiana/orleans-parish',
  '/internet/virginia/norfolk-city',
  '/internet/nevada/carson-city-county',
])(
  '%s is valid HTML, complete without script, that says of which day and whose its facts are',
  async path => {
    const response = await site.get(path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(await htmlFaults(html)).toEqual([])
    expect(found(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([`${PUBLIC_ORIGIN}${path}`])
    expect(html).not.toContain('noindex')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toContain('FCC data as of Jun 30, 2025')
    expect(main).toContain('FCC Broadband Data Collection')
    expect(main).not.toMatch(/\d ?%/)
    expect(main).not.toMatch(/\sstyle="/)
    const data = found(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(text =>
      JSON.parse(text),
    )
    expect(data[0]).toMatchObject({ '@type': 'BreadcrumbList' })
  },
)

test('the country’s map keeps to its budget, and links every state of which something is known', async () => {
  const html = await read('/internet')
  const picture = pictureOf(html)
  expect(packed(picture)).toBeLessThan(COUNTRY_BYTES)
  const known = usStates.filter(({ code }) => knownOf(code).length > 0)
  expect(known).toHaveLength(50)
  expect(found(picture, /<a href="([^"]+)"/g).toSorted()).toEqual(known.map(statePath).toSorted())
  expect(found(html.replace(picture, ''), /<a [^>]*href="(\/internet\/[^"]+)"/g)).toEqual(
    expect.arrayContaining(known.map(statePath)),
  )
})

test.each(usStates.map(({ code }) => code))(
  'the map of %s keeps to its budget, and links every county, each with a title; the table holds the same',
  async code => {
    const state = usStates.find(one => one.code === code)
    const known = knownOf(code)
    if (!state || known.length === 0) {
      // Counties without figures: a page that says so; none at all: not found.
      const response = await site.get(`/internet/${code.toLowerCase()}`)
      expect(response.status).toBe(code === 'CT' ? 301 : 404)
      return
    }
    const html = await read(statePath(state))
    const picture = pictureOf(html)
    expect(packed(picture)).toBeLessThan(STATE_BYTES)
    const paths = known.map(county => countyPath(state, county)).toSorted()
    // One shape stands for the two of what was the Valdez-Cordova Census Area.
    const drawn = paths.filter(path => !path.endsWith('/copper-river-census-area'))
    expect(found(picture, /<a href="([^"]+)"><title>[^<]+<\/title><path/g).toSorted()).toEqual(drawn)
    const table = html.slice(html.indexOf('id="county-table"'))
    expect(found(table, /<a [^>]*href="(\/internet\/[^/"]+\/[^"]+)"/g).toSorted()).toEqual(paths)
  },
)

test('no county has the address of a city or of another county', () => {
  for (const state of usStates) {
    const cities = citiesOf(site.assembled.services.zips, state.code)
    const keys = coverage()
      .countiesOfState(state.code)
      .map(county => placeKey(countySlug(county.name)))
    expect(keys.filter(key => cities.has(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test.each([
  ['/internet/TX/Travis-County', '/internet/texas/travis-county'],
  ['/internet/missouri/saint-louis-county', '/internet/missouri/st-louis-county'],
  ['/internet/tx', '/internet/texas'],
])('%s moves for good to %s', async (from, to) => {
  const response = await site.get(from)
  expect([response.status, response.headers.get('location')]).toEqual([301, to])
})

test.each([
  '/internet/connecticut/hartford-county',
  '/internet/puerto-rico',
  '/internet/texas/nowhere-county',
  '/internet/texas/travis',
  `/internet/texas/${'a'.repeat(2000)}-county`,
])('%s, of which nothing is known, is not found', async path => {
  const response = await site.get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('a state without county figures has a row and a page that say so', async () => {
  expect(await read('/internet')).toContain('href="/internet/connecticut"')
  const html = await read('/internet/connecticut')
  // What we lack is missing from our copy, not from what the FCC publishes.
  expect(html).toContain('Connecticut is missing from the copy of the FCC’s county figures that we have')
  expect(html).toContain('That means unknown, not none.')
  expect(html).toContain('Providers that sell somewhere in Connecticut')
})

test.each([
  ['/internet/virginia/richmond-city', 'Internet Providers in the city of Richmond, VA', / of the city/],
  [
    '/internet/louisiana/orleans-parish',
    'Internet Providers in Orleans Parish, LA',
    /\. It reaches parts of the parish\./,
  ],
  ['/internet/louisiana', 'Internet Providers in Louisiana by Parish', /of 64 parishes\./],
  [
    '/internet/district-of-columbia',
    'Internet Providers in the District of Columbia',
    /1 fiber provider [\w ]+\. It doesn’t reach most of the district\./,
  ],
])('%s says what a county is called there', async (path, title, words) => {
  const html = await read(path)
  expect(found(html, /<title>([^<]+) \|/g)).toEqual([title])
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(/<!-- -->|<[^>]+>/g, ' ')
  expect(main).toMatch(words)
  expect(main).not.toMatch(/(?:For|of) District/)
  if (!path.includes('virginia'))
    expect(main).not.toMatch(/\b(?:of|in|by) (?:the )?count(?:y|ies)\b|\d count/)
})

test('the sitemap holds the country, its states and counties, each once', async () => {
  const listed = found(
    await read('/sitemap.xml'),
    /<loc>https:\/\/shop\.example(\/internet(?:\/[^<]*)?)<\/loc>/g,
  )
  expect(new Set(listed).size).toBe(listed.length)
  const expected = usStates.flatMap(state => {
    const known = knownOf(state.code)
    return known.length > 0 ? [statePath(state), ...known.map(county => countyPath(state, county))] : []
  })
  expect(listed.toSorted()).toEqual(['/internet', ...expected].toSorted())
  expect(expected.length).toBeGreaterThan(3_100)
})

test('a county tells its providers, local ones too, and that cable has no name there', async () => {
  const main = await read('/internet/vermont/chittenden-county')
  expect(main).toContain('Burlington Telecom')
  expect(main).toContain('names fiber providers only')
  const likely = await read('/internet/california/los-angeles-county')
  expect(likely.slice(likely.indexOf('id="how-sure"'))).toMatch(/Likely, but our guess:.*Spectrum \(cable\)/)
  expect(await read('/internet/texas/travis-county')).not.toContain('names fiber providers only')
})

test.each([
  ['/internet/new-york', 'new-york-county', 'Parts of the county'],
  ['/internet/new-york', 'richmond-county', 'Most of the county'],
  // The share there is 0, and an operator is named.
  ['/internet/new-york', 'hamilton-county', 'Parts of the county'],
])('cable reaches as far as the county’s own table says: %s/%s', async (state, county, reach) => {
  const words = (html: string) => html.replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, ' ')
  expect(words(await read(`${state}/${county}`))).toContain(`Cable: ${inSentence(reach)}.`)
  const html = await read(state)
  const table = html.slice(html.indexOf('id="county-table"'))
  const row = table.split('<tr').find(one => one.includes(`href="${state}/${county}"`)) ?? ''
  expect(words(row)).toContain(reach)
  expect(words(row)).not.toContain('Not known')
})

test.each(['/metronet', '/kinetic-windstream', '/providers/att'])(
  '%s draws the counties where the provider reports fiber, within the budget',
  async path => {
    const html = await read(path)
    const picture = pictureOf(html)
    expect(packed(picture)).toBeLessThan(COUNTRY_BYTES)
    const states = found(picture, /<a href="([^"]+)"/g)
    expect(states.length).toBeGreaterThan(3)
    const section = html.slice(html.indexOf('id="where"'))
    expect(found(section.replace(picture, ''), /<a [^>]*href="(\/internet\/[^"]+)"/g)).toEqual(
      expect.arrayContaining(states),
    )
  },
)

test('a provider that reports fiber, of whom we list none, says so on its page', async () => {
  const none = 'We list no fiber plan from Spectrum.'
  expect(await read('/providers/spectrum')).toContain(none)
  expect(await read('/providers/att')).not.toContain('We list no fiber plan')
  expect(await read('/providers')).toContain('Type is what a provider mainly sells.')
})

test('home and the providers link to the places', async () => {
  for (const path of ['/', '/providers']) expect(await read(path)).toContain('href="/internet"')
})

test.each(['/internet/texas', '/internet/texas/travis-county', '/sitemap.xml'])(
  '%s goes over the line compressed, and as it is to who takes no other',
  async path => {
    const plain = await site.get(path)
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
      expect(bytes.length).toBeLessThan(text.length / 3)
      expect(unpack(bytes).toString('utf8').length).toBe(text.length)
    }
  },
)
