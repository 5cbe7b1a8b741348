import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault } from './start-fault.server.ts'

/** Thrown when another process has the data folder open. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError'
}

/**
 * Holds `folder` for this process with a kernel file lock (through SQLite), which is released the moment the process
 * dies. A pid file would stay behind after a crash. Returns the release function; keep it, or garbage collection
 * releases the lock.
 */
export function lockDirectory(folder: string): () => void {
  const lock = openLock(folder)
  try {
    lock.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    if (!isBusy(cause)) throw new StartFault(unwritable(folder), { cause })
    throw new DirectoryInUseError(
      `The database in ${folder} is already open in another process. Stop it first, or give this one its own DATA_DIR.`,
      { cause },
    )
  }
  return () => lock.close()
}

const unwritable = (folder: string) =>
  `The data folder ${folder} cannot be written: is it read-only, the disk full, or another user's? Mend that, or set DATA_DIR to another folder.`

function openLock(folder: string): DatabaseSync {
  // Beside the folder, which holds nothing but the database's own files.
  const place = `${folder}.lock`
  mkdirSync(place, { recursive: true })
  try {
    return new DatabaseSync(join(place, '.lock'), { timeout: 0 })
  } catch (cause) {
    throw new StartFault(unwritable(folder), { cause })
  }
}

/** SQLite's code for a lock that somebody else holds. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5
