import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a file that has all of its text or is not there at all, whenever the power goes, readable by the owner alone.
 * Answers false, and changes nothing, where there is one already: of two that make it at once one does.
 */
export function makeWholeFile(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    const handle = openSync(draft, 'wx', 0o600)
    try {
      if (writeSync(handle, text) !== Buffer.byteLength(text)) throw fullDisk(file)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    linkSync(draft, file)
    syncFolder(dirname(file))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

const fullDisk = (path: string) =>
  Object.assign(new Error('The file could be written in part only'), { code: 'ENOSPC', path })

/** The name of a new file is kept with its folder. Windows cannot sync one, and does it by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
