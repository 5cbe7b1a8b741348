import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFccClient } from '#adapters/fcc-client.server.ts'
import { refreshFrom } from '#server/commands/refresh-availability.server.ts'
import { type LocationRow, locationCsv, useCoverageFolder, writeZip } from '#tests/support/coverage-files.ts'
import { FCC_TOKEN, FCC_USERNAME, FccServer, send } from '#tests/support/fcc-server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { coverageCells } from '../availability.tables.server.ts'

const database = useTestDatabase()
const folder = useCoverageFolder()
let fcc: FccServer
let dataDir = ''
beforeEach(async () => {
  fcc = await FccServer.start()
  dataDir = mkdtempSync(join(tmpdir(), 'plainwire-refresh-'))
})
afterEach(async () => {
  await fcc.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const offer = async (name: string, technology: number, row: Partial<LocationRow>, rows = 1) => {
  const text = locationCsv({ ...row, technology })
  const zip = readFileSync(await writeZip(join(folder.path, `${name}.zip`), { name: `${name}.csv`, text }))
  return { name, state: name.slice(4, 6), technology, rows, zip }
}
const refresh = (states: string[] | null = null) =>
  refreshFrom(
    createFccClient({
      url: fcc.url,
      username: FCC_USERNAME,
      token: FCC_TOKEN,
      callsAMinute: 6_000,
      firstWaitMs: 1,
    }),
    { db: database.db, kind: 'PostgreSQL' },
    dataDir,
    { states, say: () => {} },
  )
const speeds = async () =>
  (await database.db.select().from(coverageCells)).map(row => row.download).toSorted((a, b) => a - b)
const downloads = () => fcc.calls.filter(call => call.includes('downloadFile')).length

const CABLE = 'bdc_50_Cable_fixed_broadband_D25_15sep2026'
const COPPER = 'bdc_50_Copper_fixed_broadband_D25_15sep2026'

test('what is newer is fetched and served; what is served already is not fetched again', async () => {
  fcc.offered = [await offer(CABLE, 40, { down: 100 }), await offer(COPPER, 10, { down: 10 })]
  expect((await refresh()).map(result => result.outcome)).toEqual(['imported', 'imported'])
  expect(await speeds()).toEqual([10, 100])
  expect(await refresh()).toEqual([])
  expect(downloads()).toBe(2)
  fcc.offered = [await offer(CABLE.replace('15sep', '20oct'), 40, { down: 200 }), fcc.offered[1] ?? never()]
  await refresh()
  expect(await speeds()).toEqual([10, 200])
  expect(downloads()).toBe(3)
})

test('nothing is changed until every file is there, and a new start goes on with those that are', async () => {
  fcc.offered = [await offer(CABLE, 40, { down: 100 }), await offer(COPPER, 10, { down: 10 })]
  let broken = true
  fcc.trouble = Array.from(
    { length: 50 },
    () => (path: string, response: Parameters<typeof send>[0]) =>
      broken && path.endsWith('/1001') ? send(response, 500, {}) : false,
  )
  await expect(refresh()).rejects.toThrow('the FCC answered 500')
  expect(await speeds()).toEqual([])
  broken = false
  await refresh()
  expect(await speeds()).toEqual([10, 100])
  expect(fcc.calls.filter(call => call.endsWith('/1000'))).toHaveLength(1)
})

test('only the asked states are fetched, and nothing that is not kept by area', async () => {
  fcc.offered = [
    await offer(CABLE, 40, {}),
    await offer('bdc_33_Cable_fixed_broadband_D25_15sep2026', 40, { state: 'NH', block: '330010001001000' }),
    await offer('bdc_50_NGSOSatellite_fixed_broadband_D25_15sep2026', 61, {}),
  ]
  expect(await refresh(['vt'])).toMatchObject([{ outcome: 'imported', file: `${CABLE}.zip` }])
  await expect(refresh(['XX'])).rejects.toThrow('no state code')
})

test('a file with another number of rows than the FCC says is refused', async () => {
  fcc.offered = [await offer(CABLE, 40, {}, 2)]
  expect(await refresh()).toMatchObject([
    { outcome: 'refused', reason: expect.stringContaining('FCC says 2') },
  ])
  expect(await speeds()).toEqual([])
})

function never(): never {
  throw new Error('not offered')
}
