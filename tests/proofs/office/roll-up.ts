// Sums up what a database has counted, as the job does: a process of its own that can be killed. node roll-up.ts URL
import { drizzle } from 'drizzle-orm/node-postgres'
import { rollUp } from '#domain/numbers/roll-up.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { outerHandle } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { postgresAccess } from '#platform/postgres-access.server.ts'

const pool = postgresAccess({ url: process.argv[2] ?? '' }, createLog('silent')).pool(4)
// What stands before this is the start of a process.
console.log('begun')
await rollUp({
  ...{ db: outerHandle(drizzle(pool)), now: () => new Date(), settings: builtInSettings },
  ...{ zips: { find: () => undefined, place: () => undefined }, catalogue: { providers: [] } },
})
await pool.end()
