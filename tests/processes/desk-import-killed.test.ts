import { afterAll, test } from 'vitest'
import { killImports } from '../support/killed-imports.ts'
import { type DatabaseKind, SiteProcess } from '../support/site-process.ts'
import { staffOnPglite, staffOnPostgres } from '../support/staff-of-process.ts'

/** When the server dies, as parts of the time that the same import takes when nothing happens. */
const MOMENTS = [0.02, 0.3, 0.6]
const sites: SiteProcess[] = []

afterAll(() => Promise.all(sites.map(site => site.remove())))

// They wait more than they compute: at the same time.
test.concurrent.for<DatabaseKind>(['PostgreSQL', 'PGlite'])(
  'a server that is killed while it imports serves the old data or the new, and finishes when it is back (%s)',
  { timeout: 300_000 },
  async (kind, { expect }) => {
    let cookie = ''
    const running = await SiteProcess.start(kind, {}, async dataDir => {
      if (kind === 'PGlite') cookie = await staffOnPglite(dataDir, 'editor', 'Eli Novak')
    })
    sites.push(running)
    if (kind === 'PostgreSQL') cookie = await staffOnPostgres(running.databaseUrl, 'editor', 'Eli Novak')
    const { kills, last } = await killImports(running, cookie, MOMENTS)
    for (const { files, torn, old, next } of kills) {
      expect(torn).toBe(0)
      expect([[old], [next]]).toContainEqual(files)
    }
    expect(kills.filter(({ files, old }) => files[0] === old)).not.toHaveLength(0)
    expect(last).toMatchObject({ files: [kills.at(-1)?.next], torn: 0 })
  },
)
