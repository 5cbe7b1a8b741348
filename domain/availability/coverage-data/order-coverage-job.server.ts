import { eq } from 'drizzle-orm'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { EventName } from '#domain/desk/event-words.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { coverageImports } from '../availability.tables.server.ts'
import { askToCancel, insertCoverageJob } from './coverage-job-store.server.ts'
import { type CoverageOrder, coverageJob } from './coverage-jobs.ts'
import type { UploadFacts } from './coverage-uploads.ts'
import { importsBefore } from './import-before.server.ts'

type Deps = { db: Database; queue: Queue; now: () => Date }
type Member = Pick<StaffMember, 'id' | 'name'>

/** Queues the import of a complete upload; once, however often its end is reported. */
export function importUpload(deps: Deps, member: Member, upload: UploadFacts): Promise<string | null> {
  const { id: uploadId, fileName, bytes, asOf, allowOlder } = upload
  const order = { kind: 'upload', uploadId, fileName, asOf, allowOlder } as const
  return transaction(deps.db, tx => orderJob(tx, deps, member, { title: fileName, order, uploadId, bytes }))
}

/** Queues fetching the newest data from the FCC's service, for certain states or, with null, for all. */
export function fetchFromFcc(deps: Deps, member: Member, states: string[] | null): Promise<string | null> {
  const title = states === null ? 'FCC: all states' : `FCC: ${states.join(', ')}`
  const order = { kind: 'fetch', states } as const
  return transaction(deps.db, tx => orderJob(tx, deps, member, { title, order }))
}

/** Queues serving the previous import again; null if this one is no longer served. */
export function orderTakeBack(deps: Deps, member: Member, importId: number): Promise<string | null> {
  return transaction(deps.db, async tx => {
    const [served] = await tx.select().from(coverageImports).where(eq(coverageImports.id, importId))
    if (!served?.current) return null
    const before = await importsBefore(tx, importId)
    const what = before.length === 0 ? 'nothing' : before.map(({ fileName }) => fileName).join(', ')
    const title = `Back from ${served.fileName} to ${what}`
    return orderJob(tx, deps, member, { title, order: { kind: 'back', importId } })
  })
}

/** Asks a job to stop. False if there is none; one that was done first is no event. */
export function cancelJob({ db, now }: Deps, member: Member, id: string): Promise<boolean> {
  return transaction(db, async tx => {
    const state = await askToCancel(tx, id, now())
    if (state === null) return false
    if (state !== 'done')
      await record(tx, { at: now(), member, what: 'cancelCoverageJob', id, after: { state } })
    return true
  })
}

type Ordered = { title: string; order: CoverageOrder; uploadId?: string; bytes?: number }

async function orderJob(
  tx: Tx,
  { queue, now }: Deps,
  member: Member,
  ordered: Ordered,
): Promise<string | null> {
  const at = now()
  const job = { ...ordered, kind: ordered.order.kind, staffName: member.name, createdAt: at }
  const id = await insertCoverageJob(tx, job)
  if (id === null) return null
  await queue.enqueue(tx, coverageJob, { jobId: id })
  const { title, order } = ordered
  await record(tx, { at, member, what: 'orderCoverageJob', id, after: { title, kind: order.kind } })
  return id
}

type Recorded = { at: Date; member: Member; what: EventName; id: string; after: Record<string, unknown> }

async function record(tx: Tx, { at, member, what, id, after }: Recorded): Promise<void> {
  const actor = { staffId: member.id, name: member.name }
  await recordEvent(tx, { at, actor, what, subject: { kind: 'coverage', id }, details: { after } })
}
