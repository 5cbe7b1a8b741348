import { expect, test } from 'vitest'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { locationCsv, useCoverageFolder } from '#tests/support/coverage-files.ts'
import { importOneInto } from '#tests/support/import-files.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { currentImports } from './coverage-index.server.ts'
import { findCoverageJob, keepProgress, latestCoverageJobs } from './coverage-job-store.server.ts'
import type { RunCoverageOrder } from './coverage-jobs.ts'
import { CoverageFileError } from './coverage-reader.server.ts'
import { cancelJob, fetchFromFcc, importUpload, orderTakeBack } from './order-coverage-job.server.ts'
import { coverageJobRunner } from './run-coverage-job.server.ts'
import { takeBackImport } from './take-back-import.server.ts'

const database = useTestDatabase()
const folder = useCoverageFolder()
const at = new Date('2026-11-22T12:00:00Z')
const now = () => at
const ana = { id: '11111111-1111-4111-8111-111111111111', name: 'Ana Torres' }
const upload = { id: 'a'.repeat(32), fileName: 'vt.zip', bytes: 7, asOf: null, allowOlder: false, by: 'Ana' }
const order = async () => {
  await database.db
    .insert(staff)
    .values({ ...ana, email: 'ana@plainwire.example', passwordHash: '', role: 'editor', createdAt: at })
  const { db, queue } = database
  return (await importUpload({ db, queue, now }, ana, upload)) ?? 'none'
}

/** Runs a job as the queue would. */
function doJob(jobId: string, run: RunCoverageOrder, attempt = 1) {
  const removed: string[] = []
  const uploads = { remove: async (id: string) => void removed.push(id) }
  const { db } = database
  const act = coverageJobRunner({ db, run, uploads, now, log: silentLog, lookEveryMs: 5 })
  return {
    ended: act({ id: 'queue', data: { jobId }, attempt }),
    again: () => act({ id: 'queue', data: { jobId }, attempt }),
    removed,
  }
}
const job = (id: string) => findCoverageJob(database.db, id)

test('an upload is ordered once, however often its end is told, and the order is an event', async () => {
  const id = await order()
  const { db, queue } = database
  expect(await importUpload({ db, queue, now }, ana, upload)).toBeNull()
  expect(await latestCoverageJobs(db, 9)).toMatchObject([{ id, state: 'waiting', title: 'vt.zip', bytes: 7 }])
  expect(await eventsOf(db, { kind: 'coverage', id })).toMatchObject([
    { what: 'orderCoverageJob', actor: 'Ana Torres', after: { title: 'vt.zip' } },
  ])
})

test('a job tells how far it is, and what became of it; its upload goes', async () => {
  const id = await order()
  const going = Promise.withResolvers<void>()
  const work = doJob(id, async (_, { progress }) => {
    progress({ stage: 'counting', share: 0.5, rows: 90, file: 'vt.csv' })
    await going.promise
    return [{ file: 'vt.csv', seconds: 1, outcome: 'refused', reason: 'it holds no rows' }]
  })
  await expect
    .poll(() => job(id))
    .toMatchObject({ state: 'running', stage: 'counting', share: 0.5, rows: 90 })
  going.resolve()
  expect(await work.ended).toBe('completed')
  expect(await job(id)).toMatchObject({
    state: 'refused',
    reason: 'it holds no rows',
    stage: null,
    endedAt: at,
  })
  expect(work.removed).toEqual([upload.id])
})

test('a job that is canceled while it runs is stopped, one that waits never begins', async () => {
  const id = await order()
  const { db, queue } = database
  const work = doJob(
    id,
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  await expect.poll(() => job(id)).toMatchObject({ state: 'running' })
  expect(await cancelJob({ db, queue, now }, ana, id)).toBe(true)
  expect(await work.ended).toBe('completed')
  expect(await job(id)).toMatchObject({ state: 'cancelled' })
  expect(await cancelJob({ db, queue, now }, ana, id)).toBe(false)

  const next = (await fetchFromFcc({ db, queue, now }, ana, ['VT'])) ?? 'none'
  await expectAllOrNothing(database.db, 'cancelJob', () => cancelJob({ db, queue, now }, ana, next))
  const never = doJob(next, () => Promise.reject(new Error('it began')))
  expect(await never.ended).toBe('completed')
  expect(await job(next)).toMatchObject({ state: 'cancelled', title: 'FCC: VT' })
})

test('a fault is tried again and told in the end; a file that is not believed is not tried again', async () => {
  const id = await order()
  const fail: RunCoverageOrder = () => Promise.reject(new Error('the disk is full'))
  expect(await doJob(id, fail, 1).ended).toBe('failed')
  expect(await job(id)).toMatchObject({ state: 'running' })
  expect(await doJob(id, fail, 3).ended).toBe('completed')
  expect(await job(id)).toMatchObject({ state: 'failed', reason: 'the disk is full' })

  const { db, queue } = database
  const fetching = () => fetchFromFcc({ db, queue, now }, ana, null)
  const other = (await expectAllOrNothing(database.db, 'fetchFromFcc', fetching)) ?? 'none'
  const refuse: RunCoverageOrder = () => Promise.reject(new CoverageFileError('the account is refused'))
  expect(await doJob(other, refuse).ended).toBe('completed')
  expect(await job(other)).toMatchObject({ state: 'refused', reason: 'the account is refused' })
})

test('a statement of the database is not told at the desk', async () => {
  const id = await order()
  const fail: RunCoverageOrder = () =>
    Promise.reject(new Error('Failed query: insert into "coverage_imports" values ($1)'))
  expect(await doJob(id, fail, 3).ended).toBe('completed')
  expect((await job(id))?.reason).toBe('the database didn’t take it; the server’s log says why')
})

test('a job that the queue gives out twice is done once, and one that has ended stays as it was', async () => {
  const id = await order()
  let runs = 0
  const going = Promise.withResolvers<void>()
  const work = doJob(id, async () => {
    runs += 1
    await going.promise
    return []
  })
  const second = work.again()
  going.resolve()
  expect(await Promise.all([work.ended, second])).toEqual(['completed', 'completed'])
  expect(runs).toBe(1)
  expect(await work.again()).toBe('completed')
  expect(runs).toBe(1)
  await transaction(database.db, tx => keepProgress(tx, id, { stage: 'saving', share: 1, rows: 1, file: '' }))
  expect(await job(id)).toMatchObject({ state: 'done' })
})

test('a way back is done once, though the server that did it died before it could say so', async () => {
  await order()
  const { db, queue } = database
  for (const [name, down] of Object.entries({ J25_a: 100, D25_b: 200 })) {
    const file = `bdc_50_Cable_fixed_broadband_${name}.csv`
    await importOneInto(db, folder.write(file, locationCsv({ down })))
  }
  const [newest] = await currentImports(db)
  const back = () => orderTakeBack({ db, queue, now }, ana, newest?.id ?? 0)
  const id = (await expectAllOrNothing(database.db, 'orderTakeBack', back)) ?? 'none'
  const died = Promise.withResolvers<[]>()
  const first = doJob(id, async ({ jobId }) => {
    await takeBackImport(db, newest?.id ?? 0, { id: jobId, now: at })
    return died.promise
  })
  await expect.poll(() => job(id)).toMatchObject({ state: 'done', endedAt: at })
  const next = doJob(id, () => Promise.reject(new CoverageFileError('it is not served anymore')), 2)
  expect(await next.ended).toBe('completed')
  expect(await job(id)).toMatchObject({ state: 'done', reason: null })
  expect((await currentImports(db)).map(({ fileName }) => fileName)).toEqual([
    'bdc_50_Cable_fixed_broadband_J25_a.csv',
  ])
  died.resolve([])
  await first.ended
})
