import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    pgliteImage: string
  }
}

/** One migrated database, dumped once; every test file loads the dump in a quarter of a second. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-image-'))
  const client = await PGlite.create()
  await migrate(drizzle(client), { migrationsFolder: 'migrations' })
  const image = join(folder, 'migrated.tar')
  writeFileSync(image, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  project.provide('pgliteImage', image)
  return () => rmSync(folder, { recursive: true, force: true })
}
