import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a file that has all of its text or doesn't exist, even if the power fails, readable only by the owner.
 * Returns false, and changes nothing, if the file exists: if two create it at once, one succeeds.
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

/** A new file's name is stored with its folder. Windows can't sync a folder, and does it by itself. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
