import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { coverageJobs } from '../coverage-jobs.tables.server.ts'
import type { CoverageFileResult, CoverageJobState, CoverageProgress } from './coverage-jobs.ts'

export type CoverageJob = typeof coverageJobs.$inferSelect
export type NewCoverageJob = Pick<CoverageJob, 'kind' | 'title' | 'order' | 'staffName' | 'createdAt'> &
  Partial<Pick<CoverageJob, 'uploadId' | 'bytes'>>

const open = inArray(coverageJobs.state, ['waiting', 'running'])

/** Stores a new job; null if its upload already has one. */
export async function insertCoverageJob(tx: Tx, job: NewCoverageJob): Promise<string | null> {
  const [made] = await tx
    .insert(coverageJobs)
    .values(job)
    .onConflictDoNothing({ target: coverageJobs.uploadId })
    .returning({ id: coverageJobs.id })
  return made?.id ?? null
}

export async function findCoverageJob(db: Reader, id: string): Promise<CoverageJob | undefined> {
  const [job] = await db.select().from(coverageJobs).where(eq(coverageJobs.id, id))
  return job
}

/** The newest jobs, including open ones. */
export function latestCoverageJobs(db: Reader, limit: number): Promise<CoverageJob[]> {
  return db
    .select()
    .from(coverageJobs)
    .orderBy(desc(coverageJobs.createdAt), desc(coverageJobs.id))
    .limit(limit)
}

/** The uploads that jobs still need. */
export async function uploadsInUse(db: Reader): Promise<Set<string>> {
  const rows = await db.select({ id: coverageJobs.uploadId }).from(coverageJobs).where(open)
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** A job begins, or begins again after its process died. False if it has ended or should end. */
export async function startCoverageJob(tx: Tx, id: string, at: Date): Promise<boolean> {
  const started = await tx
    .update(coverageJobs)
    .set({ state: 'running', stage: null, share: 0, startedAt: at })
    .where(and(eq(coverageJobs.id, id), open, eq(coverageJobs.cancelAsked, false)))
    .returning({ id: coverageJobs.id })
  return started.length > 0
}

/** Stores how far a running job is; returns whether somebody asked it to stop. One that has ended stays as it was. */
export async function keepProgress(
  tx: Tx,
  id: string,
  { stage, share, rows, file }: CoverageProgress,
): Promise<boolean> {
  const [job] = await tx
    .update(coverageJobs)
    .set({ stage, share, rows: Math.min(rows, 2 ** 31 - 1), file })
    .where(and(eq(coverageJobs.id, id), open))
    .returning({ cancelAsked: coverageJobs.cancelAsked })
  return job?.cancelAsked ?? false
}

type End = { state: CoverageJobState; reason?: string | null; results?: CoverageFileResult[]; endedAt: Date }

/** Ends an open job; one that has already ended stays as it was. */
export async function endCoverageJob(tx: Tx, id: string, end: End): Promise<boolean> {
  const ended = await tx
    .update(coverageJobs)
    .set({ ...end, stage: null, file: null })
    .where(and(eq(coverageJobs.id, id), open))
    .returning({ id: coverageJobs.id })
  return ended.length > 0
}

/**
 * Asks a job to stop; one that is waiting ends at once, and one that was done meanwhile tells so. Returns its standing
 * afterwards; null if there is no such job.
 */
export async function askToCancel(tx: Tx, id: string, at: Date): Promise<CoverageJobState | null> {
  const [asked] = await tx
    .update(coverageJobs)
    .set({ cancelAsked: true })
    .where(and(eq(coverageJobs.id, id), or(open, eq(coverageJobs.state, 'done'))))
    .returning({ state: coverageJobs.state })
  if (asked?.state !== 'waiting') return asked?.state ?? null
  await endCoverageJob(tx, id, { state: 'cancelled', endedAt: at })
  return 'cancelled'
}
