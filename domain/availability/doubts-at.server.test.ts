import { expect, test, vi } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import type { Log } from '#platform/log.server.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { noCoverageData } from './coverage-source.server.ts'
import { doubtsAt } from './doubts-at.server.ts'
import { NO_DOUBTS } from './place-doubts.ts'
import { createZipDirectory } from './places/zip-directory.server.ts'

const database = useTestDatabase()

test('where a home can’t be looked up, nothing is said of its services, and the fault is logged', async () => {
  const catalogue = readSeed()
  const plan = catalogue.offering(catalogue.internetPlans[0]?.id ?? '')
  const broken = () => {
    throw new Error('no directory')
  }
  const zips = { ...createZipDirectory(''), find: broken, place: broken }
  const log = { ...silentLog, error: vi.fn<Log['error']>() }
  const deps = { catalogue, coverage: noCoverageData, zips, db: database.db, now: () => new Date(), log }
  expect(await doubtsAt(deps, '78701', plan ? [plan] : [])).toBe(NO_DOUBTS)
  expect(log.error).toHaveBeenCalledWith(expect.anything(), 'certainty of services not looked up')
})
