import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { pgliteHandle } from '#platform/open-pglite.server.ts'
import { copyNewCluster } from './new-cluster.ts'
import { openTestQueue } from './test-queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    pgliteImage: string
  }
}

/** One migrated database with its queue, dumped once; every worker loads the dump in half a second. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-image-'))
  const dataDir = join(folder, 'database')
  await copyNewCluster(dataDir)
  const client = await PGlite.create({ dataDir })
  await migrate(drizzle(client), { migrationsFolder: 'migrations' })
  const db = pgliteHandle(client)
  const queue = await openTestQueue({
    kind: 'PGlite',
    db,
    reads: db,
    label: 'the image',
    connection: { pglite: client },
    close: () => client.close(),
  })
  await queue.stop(1_000)
  const image = join(folder, 'migrated.tar')
  writeFileSync(image, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  project.provide('pgliteImage', image)
  return () => rmSync(folder, { recursive: true, force: true })
}
