import { existsSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartFault } from './start-fault.server.ts'
import { syncFolder } from './whole-file.server.ts'

/**
 * Has `make` fill a folder beside the named one, which gets that name when it is whole and on the disk: a first start that
 * is cut off, by a full disk or the power, leaves nothing that looks like somebody's database.
 */
export async function makeDatabase(named: string, make: (draft: string) => Promise<void>): Promise<void> {
  // A link leads to another disk, where the draft has to be, too.
  const folder = existsSync(named) ? realpathSync(named) : named
  const draft = `${folder}.new`
  makeWayFor(folder)
  rmSync(draft, { recursive: true, force: true })
  try {
    await make(draft)
    await syncFiles(draft)
    renameSync(draft, folder)
    syncFolder(dirname(folder))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** An empty folder is in the way on some systems; what is in any other isn't ours to remove. */
function makeWayFor(folder: string): void {
  if (!existsSync(folder)) return
  try {
    rmdirSync(folder)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    if (code !== 'ENOTEMPTY' && code !== 'EBUSY') throw cause
    throw new StartFault(
      `No database can be made in ${folder}: it holds something else, or a disk is mounted right there. Move it away, or mount the disk one folder above.`,
      { cause },
    )
  }
}

/** The embedded PostgreSQL unpacks its first files without asking the disk to keep them. */
async function syncFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (let next = 0; next < files.length; next += 16) {
    await Promise.all(
      files.slice(next, next + 16).map(async file => {
        if (file.isDirectory()) return syncFolder(join(file.parentPath, file.name))
        const handle = await open(join(file.parentPath, file.name), 'r+')
        try {
          await handle.sync()
        } finally {
          await handle.close()
        }
      }),
    )
  }
  syncFolder(folder)
}
