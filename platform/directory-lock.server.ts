import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Thrown when another process has the data folder open. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError'
}

/**
 * Holds `folder` for this process by a kernel file lock (through SQLite), which is gone the moment the process dies.
 * A pid file would stay behind after a crash. Returns the release; keep it, or the lock goes with garbage collection.
 */
export function lockDirectory(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, '.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new DirectoryInUseError(
      `The data folder ${folder} is already open in another process. Stop it first, or give this one its own DATA_DIR.`,
      { cause },
    )
  }
  return () => lock.close()
}
