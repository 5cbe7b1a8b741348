// Writes the email of the week to every administrator, as the job does: a process of its own that can be killed.
// node weekly-mail.ts URL
import { join } from 'node:path'
import { mailJob } from '#domain/mail/mail-job.server.ts'
import { tellOfTheWeek } from '#domain/numbers/weekly-mail.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openPostgres } from '#platform/open-postgres.server.ts'
import { openQueue } from '#platform/queue.server.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const log = createLog('silent')
const database = await openPostgres({ url: process.argv[2] ?? '' }, join(root, 'migrations'), log)
const queue = await openQueue(database, [mailJob], log)
// What stands before this is the start of a process.
console.log('begun')
await tellOfTheWeek({ db: database.db, queue, now: () => new Date(), siteUrl: 'https://plainwire.example' })
await queue.stop(1_000)
await database.close()
