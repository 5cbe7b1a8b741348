import { z } from 'zod/mini'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { claimWork, giveBackWork, handOverWork } from './claims.server.ts'
import { type Colleague, colleaguesFor } from './colleagues.server.ts'
import { doNotCallOf } from './do-not-call-work.server.ts'
import { countQueue, nextInQueue, readQueue, saveView, viewsOf } from './queue.server.ts'
import { type QueueCounts, type QueueItem, type QueueRow, queueFilters } from './queue.ts'

type Deps = { db: Database; now: () => Date }

const workId = z.object({ work: z.uuid() })
/** Where the person was working before, so that the list can continue from there. */
const moved = z.object({ kind: z.string(), subjectId: z.string(), about: z.string() })

/** The queue: what there is to do, how much of it, and one's saved views. */
export const askQueue = staffOperation({
  name: 'readQueue',
  summary: 'Open work by due time.',
  input: queueFilters,
  output: z.custom<{
    items: QueueRow[]
    counts: QueueCounts
    views: { name: string; query: string }[]
    colleagues: Colleague[]
    now: Date
  }>(),
  refusals: [],
  async run({ db, now }: Deps, { staff }, filters) {
    const who = { staffId: staff.id, role: staff.role, now: now() }
    const [items, counts, views, colleagues] = await Promise.all([
      readQueue(db, filters, who),
      countQueue(db, who),
      viewsOf(db, staff.id),
      colleaguesFor(db, who.now),
    ])
    const listed = await doNotCallOf(db, items)
    const rows = items.map(item => ({ ...item, doNotCall: listed.has(item.subjectId) }))
    return succeeded({ items: rows, counts, views, colleagues, now: who.now })
  },
})

export const askNext = staffOperation({
  name: 'readNextWork',
  summary:
    'The first open work of a filtered queue that no colleague has, but for one that is just looked at.',
  input: z.extend(queueFilters, { after: z.string().check(z.maxLength(100)) }),
  output: z.custom<{ next: QueueItem | null }>(),
  refusals: [],
  run: async ({ db, now }: Deps, { staff }, wanted) =>
    succeeded({ next: await nextInQueue(db, wanted, { staffId: staff.id, role: staff.role, now: now() }) }),
})

export const claim = staffOperation({
  name: 'claimWork',
  summary: 'Makes open work your own.',
  input: workId,
  output: moved,
  refusals: ['work_gone', 'work_taken'],
  run: (deps: Deps, { staff }, { work }) => claimWork(deps, staff, work),
})

export const giveBack = staffOperation({
  name: 'giveBackWork',
  summary: 'Lets everybody have it again.',
  input: workId,
  output: moved,
  refusals: ['work_gone', 'work_taken', 'work_changed', 'colleague_gone'],
  run: (deps: Deps, { staff }, { work }) => giveBackWork(deps, staff, work),
})

export const handOver = staffOperation({
  name: 'handOverWork',
  summary: 'Gives work to a colleague.',
  input: z.object({ work: z.uuid(), to: z.uuid() }),
  output: moved,
  refusals: ['work_gone', 'work_taken', 'work_changed', 'colleague_gone'],
  run: (deps: Deps, { staff }, { work, to }) => handOverWork(deps, staff, work, to),
})

export const saveDeskView = staffOperation({
  name: 'saveDeskView',
  summary: 'Keeps the filters of the queue under a name; without filters it removes that name.',
  input: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    query: z.string().check(z.maxLength(300)),
  }),
  output: z.object({}),
  refusals: ['invalid_input'],
  async run({ db }: Deps, { staff }, view) {
    if (view.query !== '' && Object.keys(readFilters(view.query)).length === 0)
      return refused('invalid_input')
    await transaction(db, tx => saveView(tx, staff.id, view))
    return succeeded({})
  },
})

/** The filters of a query, without the empty ones. */
function readFilters(query: string) {
  const filters = queueFilters.parse(Object.fromEntries(new URLSearchParams(query)))
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  )
}
