import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  endCoverageJob,
  insertCoverageJob,
  latestCoverageJobs,
} from '#domain/availability/coverage-data/coverage-job-store.server.ts'
import { transaction } from '#platform/database.server.ts'
import { ORIGIN, useOwnBuiltSite } from '#tests/support/built-site.ts'
import { locationCsv, useCoverageFolder, writeZip } from '#tests/support/coverage-files.ts'
import { austin, fillCoverage } from '#tests/support/coverage-rows.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { importInto } from '#tests/support/import-files.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useOwnBuiltSite()
const folder = useCoverageFolder()
const UPLOADS = '/desk/coverage/uploads'
const tus = { 'tus-resumable': '1.0.0', origin: ORIGIN }
let editor = ''
let agent = ''

beforeAll(async () => {
  editor = await signInStaff(site, 'editor', { name: 'Eli Novak' })
  agent = await signInStaff(site, 'agent')
})

const packed = (text: string) => Buffer.from(text).toString('base64')

async function begin(name: string, bytes: number, cookie = editor, more = ''): Promise<Response> {
  return site.request(UPLOADS, {
    method: 'POST',
    headers: {
      ...tus,
      cookie,
      'upload-length': String(bytes),
      'upload-metadata': `filename ${packed(name)}${more}`,
    },
  })
}

/** Begins an upload and answers its address. */
async function begun(name: string, bytes: number): Promise<string> {
  const answer = await begin(name, bytes)
  expect(answer.status).toBe(201)
  return new URL(answer.headers.get('location') ?? '', ORIGIN).pathname
}

type Part = Buffer | ReadableStream
const send = (path: string, offset: number, part: Part, cookie = editor) =>
  site.request(path, {
    method: 'PATCH',
    headers: {
      ...{ ...tus, cookie, 'upload-offset': String(offset) },
      'content-type': 'application/offset+octet-stream',
    },
    body: part as BodyInit,
    ...(part instanceof ReadableStream ? { duplex: 'half' } : {}),
  })

async function offsetOf(path: string): Promise<number> {
  const answer = await site.request(path, { method: 'HEAD', headers: { ...tus, cookie: editor } })
  return Number(answer.headers.get('upload-offset') ?? Number.NaN)
}

const jobs = () => latestCoverageJobs(site.assembled.services.db, 10)
const page = async () => (await site.get('/desk/coverage', { cookie: editor })).text()

test('a file goes up in parts, goes on where it broke off, and becomes one job', async () => {
  const many = Array.from({ length: 4_000 }, (_, location) => ({ location }))
  const zip = await writeZip(`${folder.path}/vt.zip`, {
    name: 'bdc_50_Cable_fixed_broadband_D25_15sep2026.csv',
    text: locationCsv(...many),
  })
  const bytes = readFileSync(zip)
  const path = await begun('vt.zip', bytes.length)
  expect((await send(path, 0, bytes.subarray(0, 1_000))).status).toBe(204)
  expect(await offsetOf(path)).toBe(1_000)
  // The connection breaks in the middle of a part.
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(1_000, 1_500)))
      controller.error(new Error('the line went dead'))
    },
  })
  await send(path, 1_000, broken).catch(() => {})
  const offset = await offsetOf(path)
  expect(offset).toBeGreaterThanOrEqual(1_000)
  expect(await page()).toContain('Uploads on their way')
  expect(await jobs()).toEqual([])
  // A part from elsewhere in the file is refused.
  expect((await send(path, 10, bytes.subarray(10))).status).toBe(409)
  expect((await send(path, offset, bytes.subarray(offset))).status).toBe(204)
  // The browser that missed the last answer asks once more.
  expect(await offsetOf(path)).toBe(bytes.length)
  expect(await jobs()).toMatchObject([
    { kind: 'upload', title: 'vt.zip', state: 'waiting', bytes: bytes.length, staffName: 'Eli Novak' },
  ])
})

test('a job that waits is canceled by its button', async () => {
  const [job] = await jobs()
  const id = job?.id ?? ''
  expect((await postDesk(site, '/desk/coverage', { intent: 'cancel', id }, editor)).status).toBe(302)
  expect(await jobs()).toMatchObject([{ id, state: 'cancelled' }])
  expect(await page()).toContain('Nothing changed by it.')
  const again = await postDesk(site, '/desk/coverage', { intent: 'cancel', id }, editor)
  expect(again.status).toBe(404)
})

test('a job that is done before its cancel comes says so, and no cancel is recorded', async () => {
  const { db } = site.assembled.services
  const order = { kind: 'fetch' as const, states: ['TX'] }
  const job = { kind: order.kind, order, title: 'FCC: TX', staffName: 'Eli Novak', createdAt: new Date() }
  const id = await transaction(db, async tx => {
    const inserted = (await insertCoverageJob(tx, job)) ?? expect.unreachable('queued')
    await endCoverageJob(tx, inserted, { state: 'done', endedAt: new Date() })
    return inserted
  })
  expect((await postDesk(site, '/desk/coverage', { intent: 'cancel', id }, editor)).status).toBe(302)
  expect(await jobs()).toContainEqual(expect.objectContaining({ id, state: 'done', cancelAsked: true }))
  expect(await page()).toContain('It was done before it could be canceled.')
  expect((await db.execute(sql`select 1 from desk_events where subject_id = ${id}`)).rows).toEqual([])
})

test('a file that is none of the FCC is refused in words as soon as its beginning is there, and removed', async () => {
  const wrong = Buffer.from(`name,price\n${'x,1\n'.repeat(40_000)}`)
  const path = await begun('prices_D25_a.csv', wrong.length)
  const answer = await send(path, 0, wrong.subarray(0, 70_000))
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('it starts with “name,price”')
  expect(await offsetOf(path)).toBeNaN()
  expect(await page()).not.toContain('prices_D25_a.csv')
})

test.each([
  ['a picture', 'house.png', 100, 422, 'ends in .csv or .zip'],
  ['a path', '../../etc/x.csv', 100, 422, 'ends in .csv or .zip'],
  ['nothing', 'a.csv', 0, 422, 'empty'],
  ['more than 4 GB', 'a.zip', 4 * 1024 ** 3 + 1, 413, 'larger than 4 GB'],
])('%s is refused before anything is sent', async (_, name, bytes, status, words) => {
  const answer = await begin(name, bytes)
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)])
})

test.each([
  ['whose name is of a day to come', 'bdc_50_Cable_fixed_broadband_J35_17feb2036.csv', '', 'still to come'],
  ['as of a day that is none', 'a.csv', '2026-02-31', 'as of June 30 or December 31'],
  ['as of a year before all data', 'a.csv', '1850-12-31', 'as of June 30 or December 31'],
])('a file %s is refused before anything is sent', async (_, name, asOf, words) => {
  const answer = await begin(name, 100, editor, asOf && `,asof ${packed(asOf)}`)
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(words)])
})

test('a single provider’s file is listed by name, with its way back and what visitors get', async () => {
  const { db } = site.assembled.services
  const file = folder.write(
    'bdc_130317_Cable_fixed_broadband_J25_a.csv',
    locationCsv({ location: 1 }, { location: 2 }),
  )
  await importInto(db, [file])
  const text = (await page()).replaceAll('<!-- -->', '')
  expect(text).toContain('Xfinity alone, Cable, from a file of 2 rows, as of Jun 30, 2025')
  expect(text).toContain('Visitors still get the county figures.')
  const [, importId = ''] =
    text.match(
      /name="importId" value="(\d+)"\/>[^>]*aria-label="Go back to the one before: Vermont, Xfinity alone/,
    ) ?? []
  const back = await postDesk(site, '/desk/coverage', { intent: 'back', importId }, editor)
  expect(back.status).toBe(302)
  expect((await jobs())[0]).toMatchObject({ kind: 'back', state: 'waiting' })
})

test('strangers and agents send nothing, and read back nothing', async () => {
  const path = await begun('a.csv', 100)
  for (const cookie of ['', agent]) {
    const status = cookie === '' ? 401 : 403
    expect((await begin('a.csv', 100, cookie)).status).toBe(status)
    expect((await send(path, 0, Buffer.from('abc'), cookie)).status).toBe(status)
  }
  expect(await offsetOf(path)).toBe(0)
  expect((await site.get(path, { cookie: editor })).status).toBe(405)
  const foreign = await site.request(path, {
    method: 'PATCH',
    headers: { ...tus, cookie: editor, origin: 'https://elsewhere.example', 'upload-offset': '0' },
    body: 'abc',
  })
  expect(foreign.status).toBe(403)
})

test('an upload that nobody finished goes after its time, one that a job needs stays', async () => {
  const { coverageUploads } = site.assembled.services
  const path = await begun('late.csv', 100)
  const id = path.split('/').at(-1) ?? ''
  const before = new Date(Date.now() + 1_000)
  const all = await coverageUploads.unfinished()
  expect(all.map(one => one.id)).toContain(id)
  await coverageUploads.removeOlder(before, new Set([id]))
  expect((await coverageUploads.unfinished()).map(one => one.id)).toEqual([id])
  await coverageUploads.removeOlder(before, new Set())
  expect(await coverageUploads.unfinished()).toEqual([])
})

test('the FCC is asked only with an account, and by states that there are', async () => {
  const answer = await postDesk(site, '/desk/coverage', { intent: 'fetch', states: 'VT' }, editor)
  expect(answer.status).toBe(409)
  expect(await page()).toContain('The server has no account at the FCC yet')
})

test('on the map a county has the age of its own data', async () => {
  const { db } = site.assembled.services
  await fillCoverage(db, { ...austin, asOf: '2026-06-30' })
  await db.execute(
    sql`update coverage_imports set as_of = '2024-12-31' where state_fips = '48' and technology = 10 and current`,
  )
  const map = await (await site.get('/desk/coverage/map', { cookie: editor })).text()
  const texas = map.match(/<title>Texas:[^]*?<\/g>/)?.[0] ?? ''
  expect(texas.match(/<title>([^<]+)/)?.[1]).toMatch(
    /^Texas: imported, \d+ count(?:y|ies) as of Jun 30, 2026, 1 county as of Dec 31, 2024$/,
  )
  expect(new Set(texas.match(/url\(#area-\d\)/g))).toHaveProperty('size', 2)
  expect(await page()).toMatch(/>1 county(?:<!-- -->)? as of/)
})
