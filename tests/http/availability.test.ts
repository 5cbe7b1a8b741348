import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useBuiltSite } from '../support/built-site.ts'

const site = useBuiltSite()
const facts = join(import.meta.dirname, '..', '..', 'facts')

/** Measured in a process of its own: in a worker that other files share, what they leave behind is let go meanwhile. */
const measured = (imports: string, load: string, told: string) => `
  ${imports}
  // What buffers held is given back some turns after a collection.
  const memoryInUse = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      gc()
      await new Promise(done => setImmediate(done))
    }
    const { arrayBuffers, heapUsed } = process.memoryUsage()
    return arrayBuffers + heapUsed
  }
  const before = await memoryInUse()
  const start = performance.now()
  // Held as a site holds it: what nothing names any more would be collected before it is measured.
  const loaded = (globalThis.held = ${load})
  const milliseconds = performance.now() - start
  const told = ${told}
  const megabytes = ((await memoryInUse()) - before) / 1e6
  console.log(JSON.stringify({ ...told, milliseconds, megabytes }))`

type Measured = { milliseconds: number; megabytes: number; size: number; city?: string }

function measure(code: string, path: string): Measured {
  const args = ['--expose-gc', '--input-type=module', '--eval', code, path]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Measured
}

test('the directory of the whole country takes less than 15 MB', () => {
  const { size, city, megabytes } = measure(
    measured(
      `import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'`,
      'loadZipDirectory(process.argv[1])',
      `{ size: loaded.size, city: loaded.find('78701')?.city }`,
    ),
    join(facts, 'zips', 'zip-directory.tsv.gz'),
  )
  expect(size).toBeGreaterThan(42_000)
  expect(city).toBe('Austin')
  console.log(`ZIP directory: ${size} ZIPs in ${megabytes.toFixed(1)} MB`)
  expect(megabytes).toBeGreaterThan(0)
  expect(megabytes).toBeLessThan(15)
})

test('the county figures of the whole country take less than 15 MB, every county asked for', () => {
  const { size, megabytes, milliseconds } = measure(
    measured(
      `import { loadCountyCoverage } from '#domain/availability/counties/county-coverage.server.ts'
      import { usStates } from '#domain/shared/us-states.ts'`,
      'loadCountyCoverage(process.argv[1])',
      '{ size: usStates.flatMap(({ code }) => loaded.countiesOfState(code)).length }',
    ),
    join(facts, 'coverage'),
  )
  expect(size).toBe(3143)
  console.log(`County figures: ${megabytes.toFixed(1)} MB, read in ${milliseconds.toFixed(0)} ms`)
  expect(megabytes).toBeLessThan(15)
})

test('a ZIP is answered with its city, state and county, in the territories too', async () => {
  expect(await (await site.get('/api/zip/05401')).json()).toEqual({
    zipCode: '05401',
    city: 'Burlington',
    state: 'VT',
    county: 'Chittenden',
  })
  expect(await (await site.get('/api/zip/96799')).json()).toMatchObject({ city: 'Pago Pago', state: 'AS' })
})

test('GET /api/availability answers a ZIP as the search does', async () => {
  const response = await site.get('/api/availability?zip=78701')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    precision: 'county',
    dataDate: '2025-06-30',
    otherProviders: [{ name: 'Astound Broadband', coverage: { reach: 'few' } }],
    likelyProviders: [{ id: 'tmobile', reason: 'wireless_in_county' }],
    place: { zipCode: '78701', state: 'TX', counties: [{ name: 'Travis County' }] },
  })
})

test('a street is not checked where data are of counties, and a ZIP code without homes stays doubted', async () => {
  const search = (address: string) => site.postJson('/api/fcc-broadband', { address })
  expect(await (await search('350 Canal St, New York, NY 10008')).json()).toMatchObject({
    ...{ street: 'not-possible', precision: 'county' },
    place: { zipCode: '10008', fewHomes: true },
  })
  expect(await (await site.get('/api/availability?zip=78701')).json()).not.toHaveProperty('street')
  expect(await (await site.get('/api/zip/10008')).json()).toMatchObject({ fewHomes: true })
  expect(await (await site.get('/internet-plans?zip=10008')).text()).toContain(
    'ZIP code 10008 may be for PO boxes or one company only.',
  )
})

test('a place that no data know is answered by its state, as a guess that says why', async () => {
  const response = await site.get('/api/availability?zip=06001')
  expect(await response.json()).toMatchObject({
    isMock: true,
    precision: 'state',
    error: "We don't have coverage data for this area yet",
    place: { zipCode: '06001', state: 'CT' },
  })
})

test('a ZIP that is in no list, but could exist, is known by the state of its first three digits', async () => {
  expect(await (await site.get('/api/zip/78700')).json()).toEqual({
    zipCode: '78700',
    city: '',
    state: 'TX',
    county: '',
  })
  const lookup = await site.get('/api/availability?zip=78700')
  expect(await lookup.json()).toMatchObject({ isMock: true, place: { city: '', state: 'TX' } })
  const mistaken = await site.postJson('/api/fcc-broadband', { address: '12 Main St, Austin, OH 78700' })
  expect(await mistaken.json()).toMatchObject({
    fields: { address: 'ZIP code 78700 is in TX, not in OH. Please check both.' },
  })
})

test.each([
  ['no ZIP', ''],
  ['half a ZIP', '?zip=787'],
  ['an address', '?zip=12%20Main%20St'],
  ['a ZIP that does not exist', '?zip=00000'],
  ['a ZIP of military mail', '?zip=09012'],
])('%s is refused beside the field', async (_, query) => {
  const response = await site.get(`/api/availability${query}`)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: { zip: expect.any(String) } })
})

test('a ZIP of another state than the address names is pointed out before the search', async () => {
  const response = await site.postJson('/api/fcc-broadband', { address: '12 Main St, Austin, OH 78701' })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    fields: { address: 'ZIP code 78701 is in Austin, TX, not in OH. Please check both.' },
  })
  // A state that doesn't exist is no other place either.
  const nowhere = await site.postJson('/api/fcc-broadband', { address: '1 Main, Austin, ZZ 78701' })
  expect(await nowhere.json()).toMatchObject({
    fields: { address: 'ZIP code 78701 is in Austin, TX, not in ZZ. Please check both.' },
  })
})

test('a ZIP with homes in two states is answered in both, and each county is named with its state', async () => {
  expect(await (await site.get('/api/zip/42223')).json()).toMatchObject({
    city: 'Fort Campbell',
    state: 'KY',
    alsoIn: ['TN'],
  })
  const ask = (state: string) =>
    site.postJson('/api/fcc-broadband', { address: `100 Tennessee Ave, Fort Campbell, ${state} 42223` })
  const answers = await Promise.all(['KY', 'TN'].map(ask))
  expect(answers.map(answer => answer.status)).toEqual([200, 200])
  expect(await (await ask('OH')).json()).toMatchObject({
    fields: { address: 'ZIP code 42223 is in Fort Campbell, KY and TN, not in OH. Please check both.' },
  })
  expect(await (await site.get('/internet-plans?zip=42223')).text()).toContain(
    'Reported in Montgomery County, TN and Christian County, KY (Fort Campbell, KY 42223)',
  )
})

test('lookups of one client are limited', async () => {
  site.comeFrom('203.0.113.77')
  const answers = []
  for (let call = 0; call < 61; call += 1)
    answers.push((await site.get('/api/availability?zip=78701')).status)
  expect(answers.slice(0, 60).every(status => status === 200)).toBe(true)
  expect(answers[60]).toBe(429)
})
