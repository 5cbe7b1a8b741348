import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Database, Reader, Tx } from './database.server.ts'
import { wholeWord } from './whole-word.ts'

/** A job's standing: not tried yet, to be retried, done, or given up (a dead letter). */
const jobStandings = ['waiting', 'retrying', 'done', 'dead'] as const
export type JobStanding = (typeof jobStandings)[number]

/** A job that the queue still keeps: done ones stay for a week. */
export type KeptJob<Data> = {
  id: string
  data: Data
  standing: JobStanding
  createdAt: Date
  /** When it is tried next; null if it is done or dead. */
  dueAt: Date | null
  /** When it was done; null before. */
  doneAt: Date | null
}

/** A kind of job, as far as it matters here. `Data` is what its jobs carry. */
type Kind<Data extends object> = { name: string; data?: Data }

/** Which jobs: of these standings, and whose data contain the fields of one of these, or of none of those. */
type Wanted<Data> = {
  standing?: JobStanding | readonly JobStanding[] | undefined
  havingOneOf?: readonly Partial<Data>[]
  havingNoneOf?: readonly Partial<Data>[]
}

/** Ways to read jobs and act on them one by one. */
export type KeptJobs = {
  /** The kept jobs of a kind that are wanted, newest first. */
  jobs<Data extends object>(
    kind: Kind<Data>,
    wanted: Wanted<Data> & { limit: number },
  ): Promise<KeptJob<Data>[]>
  /** How many jobs of a kind have each standing; of those alone whose data contain the fields of one of these, if told. */
  countJobs<Data extends object>(
    kind: Kind<Data>,
    havingOneOf?: readonly Partial<Data>[],
  ): Promise<Record<JobStanding, number>>
  /**
   * Runs jobs again: dead ones start over, waiting ones are due now, done ones are queued once more. `mark` is added to
   * their data.
   */
  takeUpAgain<Data extends object>(
    tx: Tx,
    kind: Kind<Data>,
    jobs: readonly Pick<KeptJob<Data>, 'id' | 'standing' | 'data'>[],
    mark: Partial<Data>,
  ): Promise<void>
  /** Jobs of any kind and standing that contain one of these texts (see `wholeWord`), regardless of case. */
  jobsHolding(
    db: Reader,
    texts: readonly string[],
  ): Promise<{ id: string; queue: string; isOver: boolean; data: object }[]>
  /** Deletes jobs: any that still wait never run. Returns how many. */
  eraseJobs(tx: Tx, ids: readonly string[]): Promise<number>
}

/** The queue that holds the dead letters of a kind. */
export const deadLettersOf = ({ name }: Kind<object>) => `${name}_dead`
type JobNames = { live: string; dead: string }
const namesOf = (kind: Kind<object>): JobNames => ({ live: kind.name, dead: deadLettersOf(kind) })

/** Reads jobs where pg-boss stores them; everything that it offers itself goes through it. */
export function keptJobs(db: Database, boss: PgBoss, wake: (name: string) => void): KeptJobs {
  return {
    jobs: (kind, wanted) => readJobs(db, namesOf(kind), wanted),
    countJobs: (kind, havingOneOf) => countJobs(db, namesOf(kind), havingOneOf),
    async takeUpAgain(tx, kind, jobs, mark) {
      const inTx = fromDrizzle(tx, sql)
      const ids = (...standings: JobStanding[]) =>
        jobs.filter(({ standing }) => standings.includes(standing)).map(({ id }) => id)
      const [dead, waiting] = [ids('dead'), ids('waiting', 'retrying')]
      const moved = { ids: dead, db: inTx }
      await markJobs(tx, namesOf(kind), [...dead, ...waiting], mark)
      if (dead.length > 0) await boss.redrive(deadLettersOf(kind), moved)
      if (waiting.length > 0) await hurryJobs(tx, namesOf(kind), waiting)
      for (const { data } of jobs.filter(({ standing }) => standing === 'done')) {
        await boss.send(kind.name, { ...data, ...mark }, { db: inTx })
      }
      wake(kind.name)
    },
    jobsHolding,
    eraseJobs,
  }
}

// A job that failed for good is in the live queue as 'failed' and in the other one as its dead letter: report it
// once.
const standing = ({ dead }: JobNames): SQL =>
  sql`case when name = ${dead} then 'dead' when state = 'completed' then 'done' when state = 'retry' then 'retrying' else 'waiting' end`

const ofKind = ({ live, dead }: JobNames): SQL =>
  sql`((name = ${live} and state in ('created', 'retry', 'active', 'completed')) or (name = ${dead} and state in ('created', 'retry', 'active')))`

/** Whether the data of a job contain the fields of one of these. */
const hasOneOf = (fields: readonly object[]): SQL =>
  fields.length > 0
    ? sql`(${sql.join(
        fields.map(having => sql`data @> ${JSON.stringify(having)}::jsonb`),
        sql` or `,
      )})`
    : sql`false`

/** Jobs of a kind, newest first. */
async function readJobs<Data extends object>(
  db: Reader,
  names: JobNames,
  wanted: Wanted<Data> & { limit: number },
): Promise<KeptJob<Data>[]> {
  const { havingOneOf, havingNoneOf = [], limit } = wanted
  const standings = wanted.standing === undefined ? jobStandings : [wanted.standing].flat()
  const { rows } = await db.execute(sql`
    select id, data, ${standing(names)} as standing, created_on, start_after, completed_on
    from pgboss.job where ${ofKind(names)}
      and ${standing(names)} in ${standings}
      and ${havingOneOf ? hasOneOf(havingOneOf) : sql`true`} and not ${hasOneOf(havingNoneOf)}
    order by created_on desc, id limit ${limit}`)
  return rows.map(row => {
    const told = row.standing as JobStanding
    return {
      id: String(row.id),
      data: row.data as Data,
      standing: told,
      createdAt: new Date(String(row.created_on)),
      dueAt: told === 'waiting' || told === 'retrying' ? new Date(String(row.start_after)) : null,
      doneAt: told === 'done' ? new Date(String(row.completed_on)) : null,
    }
  })
}

/** How many jobs of a kind have each standing. */
async function countJobs(
  db: Reader,
  names: JobNames,
  havingOneOf?: readonly object[],
): Promise<Record<JobStanding, number>> {
  const { rows } = await db.execute(sql`
    select standing, count(*)::int as jobs
    from (select ${standing(names)} as standing from pgboss.job where ${ofKind(names)}
      and ${havingOneOf ? hasOneOf(havingOneOf) : sql`true`}) as told group by 1`)
  const found = new Map(rows.map(row => [row.standing, Number(row.jobs)]))
  return Object.fromEntries(jobStandings.map(name => [name, found.get(name) ?? 0])) as Record<
    JobStanding,
    number
  >
}

/** Adds to what jobs carry. */
async function markJobs(tx: Tx, { live, dead }: JobNames, ids: readonly string[], mark: object) {
  if (ids.length === 0) return
  await tx.execute(sql`
    update pgboss.job set data = data || ${JSON.stringify(mark)}::jsonb
    where name in (${live}, ${dead}) and state in ('created', 'retry') and id in ${ids}`)
}

/** Makes these jobs run immediately if they wait for their next try. */
async function hurryJobs(tx: Tx, names: JobNames, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update pgboss.job set start_after = pgboss.job_now()
    where name = ${names.live} and state in ('created', 'retry') and id in ${ids}`)
}

/** Jobs of any kind and standing whose data contain one of these texts as a whole, regardless of case, with their queue. */
async function jobsHolding(
  tx: Reader,
  texts: readonly string[],
): Promise<{ id: string; queue: string; isOver: boolean; data: object }[]> {
  if (texts.length === 0) return []
  const holds = texts.map(
    text => sql`lower(coalesce(data::text, '') || ' ' || coalesce(output::text, '')) ~ ${wholeWord(text)}`,
  )
  const { rows } = await tx.execute(sql`
    select id, name, state::text as state, coalesce(data, '{}') as data
    from pgboss.job where ${sql.join(holds, sql` or `)}`)
  return rows.map(row => ({
    id: String(row.id),
    queue: String(row.name),
    isOver: ['completed', 'failed', 'cancelled'].includes(String(row.state)),
    data: row.data as object,
  }))
}

/** Deletes jobs, whatever their standing: any that still wait never run. Returns how many. */
async function eraseJobs(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await tx.execute(sql`delete from pgboss.job where id in ${ids} returning 1`)
  return rows.length
}
