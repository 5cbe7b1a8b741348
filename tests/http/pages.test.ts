import { expect, test } from 'vitest'
import { publicPages } from '#app/seo/public-pages.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { keptPaths } from '#server/pages/prerendered-paths.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { servedPage } from '#tests/support/served-page.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

const catalogue = readSeed()
const paths = keptPaths(catalogue)
const site = useBuiltSite({ PUBLIC_URL: PUBLIC_ORIGIN })

/** Screens with two addresses: search engines hear of the first. */
const aliases: Record<string, string> = {
  '/home-security': '/',
  '/learn': '/education',
  '/bundles-discounts': '/discounts',
}
/** Prerendered and open to search engines, but nothing that anybody searches for. */
const unlisted = new Set(['/checkout'])

const read = async (path: string) => (await site.get(path)).text()
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(match => match[1] ?? '')

test.each(paths)('%s is valid HTML with one first heading and its headings in order', async path => {
  const html = await read(path)
  expect(await htmlFaults(html)).toEqual([])
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const levels = found(main, /<h([1-6])[\s>]/g).map(Number)
  expect(levels.filter(level => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) {
    expect(level, `heading ${index + 1} of ${path}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  }
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle="/)
})

test.each(paths)('%s tells search engines what it is', async path => {
  const html = await read(path)
  expect(found(html, /<title>([^<]+)<\/title>/g)[0]).toMatch(/\| Plainwire$/)
  expect(found(html, /<meta name="description" content="([^"]{50,})"/g)).toHaveLength(1)
  expect(found(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([
    `${PUBLIC_ORIGIN}${aliases[path] ?? path}`,
  ])
  const [picture] = found(html, /<meta property="og:image" content="https:\/\/shop\.example([^"]+)"/g)
  expect((await site.get(picture ?? '/no-picture')).headers.get('content-type')).toBe('image/png')
  for (const data of found(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
  }
  if ((aliases[path] ?? path) !== '/' && path !== '/privacy-choices')
    expect(html).toContain('"BreadcrumbList"')
  expect(html).not.toMatch(/aggregateRating|FAQPage/)
})

test('titles and descriptions are each used once', async () => {
  const pages = paths.filter(path => !aliases[path])
  const titles = await Promise.all(pages.map(async path => found(await read(path), /<title>([^<]+)</g)[0]))
  expect(new Set(titles).size).toBe(pages.length)
})

test('every internal link and anchor of every page leads somewhere', async () => {
  const pages = new Map(await Promise.all(paths.map(async path => [path, await read(path)] as const)))
  const dead: string[] = []
  const targets = new Map<string, string>()
  for (const [path, html] of pages) {
    for (const href of found(html, /<a\s[^>]*href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), `http://localhost${path}`)
      if (url.host !== 'localhost' || !url.protocol.startsWith('http')) continue
      targets.set(url.pathname + url.search, path)
      const anchored = pages.get(url.pathname)
      if (url.hash && url.hash !== '#top' && anchored && !anchored.includes(`id="${url.hash.slice(1)}"`))
        dead.push(`${path} -> ${href}`)
    }
  }
  for (const [target, from] of targets) {
    const { status, headers } = await site.get(target)
    // Whoever isn't signed in is asked to do so first.
    if (target === '/account' && headers.get('location')?.startsWith('/auth')) continue
    if (status !== 200) dead.push(`${from} -> ${target} (${status})`)
  }
  expect(dead).toEqual([])
})

test('the sitemap names every public page once with the day of its last change', async () => {
  const response = await site.get('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('xml')
  const xml = await response.text()
  // Places are counted in county-pages.test.ts; what is promised and served changes from hour to hour and is drawn when asked.
  const listed = found(xml, /<loc>https:\/\/shop\.example([^<]*)<\/loc><lastmod>\d{4}-\d{2}-\d{2}</g).filter(
    path => !path.startsWith('/internet/'),
  )
  expect(listed.toSorted()).toEqual(
    [...paths.filter(path => !aliases[path] && !unlisted.has(path)), '/promised-and-served'].toSorted(),
  )
  expect(listed).toHaveLength(publicPages(catalogue).length)
  expect(await read('/robots.txt')).toContain(`Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`)
})

test('screens of one visitor are not for search engines', async () => {
  for (const path of ['/auth', '/order-confirmation', '/quote']) {
    expect(await read(path)).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('the quote form without script lists what to fix in the order of its fields', async () => {
  const response = await site.request('/quote', {
    method: 'POST',
    headers: { origin: PUBLIC_ORIGIN },
    body: new URLSearchParams({ page: '/quote', name: '', email: '', phone: '', zipCode: '', service: '' }),
  })
  expect(response.status).toBe(422)
  const [, main = ''] = (await response.text()).split('<main')
  const faults = found(main, /data-without-script=""[^>]*>([^<]+)</g)
  expect(faults).toEqual([
    'Name is required',
    'Valid email is required',
    'Phone number is required',
    'Enter a 5-digit ZIP code',
    'Choose what it is for',
  ])
})

test('a filter in the address is applied by the server too', async () => {
  const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const satellite = main(await read('/providers?type=Satellite'))
  expect(satellite).toContain('Hughesnet')
  expect(satellite).not.toContain('Metronet</')
  const nobody = main(await read('/providers?q=nobody'))
  expect(nobody).toContain('No providers found matching')
  const metronet = main(await read('/internet-plans?provider=metronet'))
  expect(metronet).toContain('Metronet 2 Gig')
  expect(metronet).not.toContain('Add to cart: Kinetic')
})

test('a comparison that was shared says how many of its plans aren’t listed', async () => {
  const words = async (path: string) => (await servedPage(site.get(path))).words
  const shared = '/internet-plans?view=compare&pick=att-internet-500&pick='
  expect(await words(`${shared}gone-1`)).toContain('One plan in this link isn’t in our list.')
  expect(await words(`${shared}gone-1&pick=gone-2`)).toContain('2 plans in this link aren’t in our list.')
  expect(await words(`${shared}spectrum-internet`)).not.toContain('in our list.')
})
