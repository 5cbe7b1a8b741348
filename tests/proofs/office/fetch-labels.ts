// Fetches Metronet's labels into a database, as the job does, from a server that stands for the provider: a process of
// its own that can be killed. node fetch-labels.ts URL ADDRESS DAY
import { drizzle } from 'drizzle-orm/node-postgres'
import { createLabelDownload } from '#adapters/label-download.server.ts'
import { readLabelSheet } from '#adapters/label-sheet.server.ts'
import { fetchLabels } from '#domain/label-work/fetch-labels.server.ts'
import { outerHandle } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { postgresAccess } from '#platform/postgres-access.server.ts'

const [url = '', address = '', day = ''] = process.argv.slice(2)
const log = createLog('silent')
const pool = postgresAccess({ url }, log).pool(4)
const download = createLabelDownload({ mayBeLoopback: true })
// What stands before this is the start of a process.
console.log('begun')
await fetchLabels(
  {
    ...{ db: outerHandle(drizzle(pool)), readSheet: readLabelSheet, log },
    download: (_, known) => download(address, known),
    now: () => new Date(`${day}T18:00:00Z`),
  },
  { id: 'proof', data: { providerIds: ['metronet'] }, attempt: 1 },
)
await pool.end()
