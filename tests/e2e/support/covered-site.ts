import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { cellToLatLng, gridDisk, latLngToCell } from 'h3-js'
import { createLog } from '#platform/log.server.ts'
import { openPglite } from '#platform/open-pglite.server.ts'
import { austin, fillCoverage } from '#tests/support/coverage-rows.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { test as base } from './test.ts'

const migrations = join(import.meta.dirname, '..', '..', '..', 'migrations')
/** The area of the test address; of the areas around it nothing is in the index. */
const listed = latLngToCell(30.2713, -97.7426, 8)
const neighbor = gridDisk(listed, 1).find(cell => cell !== listed) ?? listed

/** Streets that the test geocoder knows, with the area they lie in; one of them makes it fail. */
const streets: Record<string, string> = { '12 main st': listed, '7 edge rd': neighbor }
const FAILING = '1 broken ave'

/** A site with coverage of Austin and a geocoder of its own; the client address is what x-forwarded-for says. */
export const test = base.extend<object, { site: SiteProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const { server, url } = await startGeocoder()
      const env = { GEOCODER_URL: url, TRUSTED_PROXY_HOPS: '1' }
      const site = await SiteProcess.start('PGlite', env, fillAustin)
      await use(site)
      await site.remove()
      server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function fillAustin(dataDir: string): Promise<void> {
  const database = await openPglite(join(dataDir, 'database'), migrations, createLog('silent'))
  const cells = (austin.offers ?? [])
    .filter(offer => offer.county === '48453')
    .map(({ county: _county, ...offer }) => ({ ...offer, cell: listed }))
  await fillCoverage(database.db, { ...austin, cells })
  await database.close()
}

function startGeocoder(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('address') ?? ''
    const street = asked.toLowerCase().split(',')[0] ?? ''
    response.writeHead(street === FAILING ? 500 : 200, { 'content-type': 'application/json' })
    const cell = streets[street]
    const [y, x] = cell ? cellToLatLng(cell) : []
    const addressMatches = cell ? [{ coordinates: { x, y }, addressComponents: { state: 'TX' } }] : []
    response.end(JSON.stringify({ result: { input: {}, addressMatches } }))
  })
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ server, url: `http://127.0.0.1:${port}` })
    })
  })
}
