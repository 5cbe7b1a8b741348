import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FccAccessError } from '#domain/availability/coverage-data/fcc-files.ts'
import { locationCsv, useCoverageFolder, writeZip } from '#tests/support/coverage-files.ts'
import { FCC_TOKEN, FCC_USERNAME, FccServer, send, type Trouble } from '#tests/support/fcc-server.ts'
import { createFccClient } from './fcc-client.server.ts'
import { createPacer } from './fcc-pacer.server.ts'

const folder = useCoverageFolder()
const NAME = 'bdc_50_Cable_fixed_broadband_D25_15sep2026'
let fcc: FccServer
let zip: Buffer
beforeEach(async () => {
  fcc = await FccServer.start()
  zip = readFileSync(
    await writeZip(join(folder.path, 'made.zip'), { name: `${NAME}.csv`, text: locationCsv({}) }),
  )
  fcc.offered = [{ name: NAME, state: '50', technology: 40, rows: 1, zip }]
})
afterEach(() => fcc.close())

const client = (token = FCC_TOKEN) => createFccClient({ ...usual(), token })
const usual = () => ({
  ...{ url: fcc.url, username: FCC_USERNAME, token: FCC_TOKEN, callsAMinute: 6_000 },
  firstWaitMs: 1,
})
const fetchOne = async (target: string) => {
  const [file] = await client().files('2025-12-31')
  if (!file) throw new Error('no file')
  await client().download(file, target)
}
const path = (name: string) => join(folder.path, name)

test('dates and files are read as the FCC gives them; counts are texts there', async () => {
  expect(await client().asOfDates()).toEqual(['2025-06-30', '2025-12-31'])
  expect(await client().files('2025-12-31')).toEqual([
    {
      id: 1000,
      category: 'State',
      subcategory: 'Location Coverage',
      technology: 40,
      stateFips: '50',
      fileType: 'csv',
      name: NAME,
      rows: 1,
    },
  ])
})

test('a download is there whole', async () => {
  await fetchOne(path('whole.zip'))
  expect(readFileSync(path('whole.zip'))).toEqual(zip)
})

test('an account that is refused is told what to do, and is not tried again', async () => {
  await expect(client('wrong').asOfDates()).rejects.toThrow(FccAccessError)
  await expect(client('wrong').asOfDates()).rejects.toThrow('FCC_API_TOKEN')
  expect(fcc.calls).toHaveLength(2)
})

test('who stops it waits neither for the rest of a file nor for another try', async () => {
  const [file] = await client().files('2025-12-31')
  if (!file) throw new Error('no file')
  const stop = new AbortController()
  const { promise: away, resolve: failed } = Promise.withResolvers<string>()
  const stoppable = createFccClient({ ...usual(), firstWaitMs: 600_000 }, { stop: stop.signal, failed })
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  fcc.trouble = [
    (_, response) => send(response, 503, {}),
    (_, response) => {
      response.writeHead(200, { 'content-length': zip.length })
      response.write(zip.subarray(0, 40), () => begin())
      return true
    },
  ]
  const listing = stoppable.asOfDates()
  expect(await away).toBe('the FCC answered 503')
  const downloading = stoppable.download(file, path('stopped.zip'))
  await begun
  stop.abort(new Error('enough'))
  await expect(downloading).rejects.toThrow('enough')
  await expect(listing).rejects.toThrow('enough')
  await expect.poll(() => existsSync(path('stopped.zip.part'))).toBe(false)
  expect(existsSync(path('stopped.zip'))).toBe(false)
})

const cut: Trouble = (_, response) => {
  response.writeHead(200, { 'content-length': zip.length })
  response.write(zip.subarray(0, 40))
  setImmediate(() => response.socket?.destroy())
  return true
}
const half: Trouble = (_, response) => {
  response.writeHead(200).end(zip.subarray(0, zip.length - 30))
  return true
}
test.each<[string, Trouble]>([
  ['a server fault', (_, response) => send(response, 503, {})],
  ['too many calls', (_, response) => send(response, 429, {}, { 'retry-after': '0' })],
  ['a reset', (_, response) => !response.socket?.destroy().readable],
  ['what is no list', (_, response) => send(response, 200, { data: 'none' })],
])('%s is tried again until it is gone', async (_, trouble) => {
  fcc.trouble = [trouble, trouble]
  expect(await client().asOfDates()).toHaveLength(2)
  expect(fcc.calls).toHaveLength(3)
})

test.each<[string, Trouble]>([
  ['broken off', cut],
  ['without its end', half],
  ['of something else', (_, response) => send(response, 200, { status: 'busy' })],
])('a download %s is fetched again and never left as if it were whole', async (name, trouble) => {
  const [file] = await client().files('2025-12-31')
  if (!file) throw new Error('no file')
  const target = path(`${name.replaceAll(' ', '-')}.zip`)
  fcc.trouble = [trouble]
  await client().download(file, target)
  expect(readFileSync(target)).toEqual(zip)
  const never = path(`never-${name.replaceAll(' ', '-')}.zip`)
  fcc.trouble = Array.from({ length: 5 }, () => trouble)
  await expect(client().download(file, never)).rejects.toThrow('did not come whole')
  expect([never, `${never}.part`].map(existsSync)).toEqual([false, false])
})

test('it gives up after five tries', async () => {
  fcc.trouble = Array.from({ length: 9 }, (): Trouble => (_, response) => send(response, 500, {}))
  await expect(client().asOfDates()).rejects.toThrow('the FCC answered 500')
  expect(fcc.calls).toHaveLength(5)
})

test('neither a redirect nor a refusal of the file is followed or repeated', async () => {
  fcc.trouble = [(_, response) => send(response, 302, {}, { location: 'http://127.0.0.1:9/elsewhere' })]
  await expect(client().asOfDates()).rejects.toThrow('another address')
  fcc.trouble = [(_, response) => send(response, 404, {})]
  await expect(client().asOfDates()).rejects.toThrow('the FCC answered 404')
  expect(fcc.calls).toHaveLength(2)
})

test('names of files that would lead out of the folder are refused', async () => {
  fcc.offered = [{ name: '../../etc/passwd', state: '50', technology: 40, rows: 1, zip }]
  await expect(client().files('2025-12-31')).rejects.toThrow('something else than a list')
})

test('calls keep the pace', async () => {
  let clock = 0
  const waits: number[] = []
  const pace = createPacer(2, {
    now: () => clock,
    wait: async ms => {
      waits.push(ms)
      clock += ms
    },
  })
  for (let call = 0; call < 5; call += 1) {
    await pace()
    clock += 1_000
  }
  expect(waits).toEqual([58_000, 58_000])
})
