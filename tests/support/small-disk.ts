import { execFileSync } from 'node:child_process'
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'pipe' })

/** A disk of its own for a test, in memory, to fill up and to lock. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'plainwire-disk-'))
  private readonly filler = join(this.folder, 'filler')

  constructor(megabytes: number) {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder)
  }

  remount(options: string): void {
    run('mount', '-o', `remount,${options}`, this.folder)
  }

  /** Writes until nothing more is taken, or until so much is left. */
  fillUp(megabytesLeft = 0): void {
    const handle = openSync(this.filler, 'w')
    try {
      for (let size = 1_048_576; size >= 512; ) {
        try {
          if (writeSync(handle, Buffer.alloc(size)) < size) size /= 2
        } catch {
          size /= 2
        }
      }
      const left = megabytesLeft * 1_048_576
      if (left > 0) ftruncateSync(handle, fstatSync(handle).size - left)
    } finally {
      closeSync(handle)
    }
  }

  makeRoom(): void {
    rmSync(this.filler)
  }

  remove(): void {
    // A process that was just ended may hold it for a moment more.
    run('umount', '--lazy', this.folder)
    rmSync(this.folder, { recursive: true })
  }
}

/** Disks can be made by root alone, and not in every container. */
export const canMakeDisks = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    new SmallDisk(1).remove()
    return true
  } catch {
    return false
  }
})()
