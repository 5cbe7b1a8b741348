// What a check that only reads the code says depends on what it reads alone: where that is as it was when it passed, it
// passes again. For the quick gate; `npm test` runs every check anew.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

const kept = join(root, 'node_modules', '.cache', 'plainwire')
const markOf = name => join(kept, `passed-${name.replaceAll(' ', '-')}`)

/**
 * The fingerprint of every file of the project that is not prose, whether or not it is committed, the lockfile among
 * them; null outside of a repository, where nobody can tell which files are the project's.
 *
 * @returns {string | null}
 */
export function fingerprintOfCode() {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options)
  if (listed.status !== 0) return null
  const hash = createHash('sha256').update(process.version)
  for (const file of listed.stdout
    .split('\0')
    .filter(name => name && !name.endsWith('.md'))
    .toSorted())
    hash.update(file).update('\0').update(contentOf(file)).update('\0')
  return hash.digest('hex')
}

/** Whether the check has passed on exactly this code. */
export function hasPassed(name, fingerprint) {
  try {
    return fingerprint !== null && readFileSync(markOf(name), 'utf8') === fingerprint
  } catch {
    return false
  }
}

/** Keeps that it passed; not where somebody has changed the code while it ran. */
export function keepPassed(name, fingerprint) {
  if (fingerprint === null || fingerprintOfCode() !== fingerprint) return
  mkdirSync(kept, { recursive: true })
  writeFileSync(markOf(name), fingerprint)
}

/** One that is deleted and still listed is nothing. */
function contentOf(file) {
  try {
    return readFileSync(join(root, file))
  } catch {
    return ''
  }
}
