// What a check that only reads the code says depends on what it reads alone: where that is as it was when it passed, it
// passes again. So it is with tests, whose modules the test runner notes. For the quick gate; `npm test` runs all anew.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

const kept = join(root, 'node_modules', '.cache', 'plainwire')
/** @param {string} name */
const markOf = name => join(kept, `passed-${name.replaceAll(' ', '-')}`)

/** Everything of the project that is not prose, the lockfile among it. */
export const fingerprintOfCode = () => fingerprintOf(file => !file.endsWith('.md'))

/** What tests read and do not import: data, migrations, styles, settings, the lockfile. */
export const fingerprintBesidesModules = () => fingerprintOf(file => !/\.(?:md|tsx?)$/.test(file))

/** That, and the built site, which is no module of the tests that ask it. */
export const fingerprintOfSite = () => {
  const besides = fingerprintBesidesModules()
  return besides && besides + contentOf(join('build', 'build-id'))
}

/**
 * The fingerprint of the project's files, whether or not they are committed, and of the Node that runs; null outside of
 * a repository, where nobody can tell which files are the project's.
 *
 * @param {(file: string) => boolean} counts
 * @returns {string | null}
 */
function fingerprintOf(counts) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  if (listed.status !== 0) return null
  const hash = createHash('sha256').update(process.version)
  for (const file of listed.stdout
    .split('\0')
    .filter(name => name && counts(name))
    .toSorted())
    hash.update(file).update('\0').update(contentOf(file)).update('\0')
  return hash.digest('hex')
}

/**
 * Whether it has passed on exactly this.
 *
 * @param {string} name
 * @param {string | null} fingerprint
 */
export function hasPassed(name, fingerprint) {
  try {
    return fingerprint !== null && readFileSync(markOf(name), 'utf8') === fingerprint
  } catch {
    return false
  }
}

/**
 * Keeps that it passed; not where somebody has changed what it read while it ran.
 *
 * @param {string} name
 * @param {string | null} fingerprint
 * @param {() => string | null} fingerprintNow
 */
export function keepPassed(name, fingerprint, fingerprintNow) {
  if (fingerprint === null || fingerprintNow() !== fingerprint) return
  mkdirSync(kept, { recursive: true })
  writeFileSync(markOf(name), fingerprint)
}

/**
 * One that is deleted and still listed is nothing.
 *
 * @param {string} file
 */
function contentOf(file) {
  try {
    return readFileSync(join(root, file))
  } catch {
    return ''
  }
}
