// The parts of a gate: each is run, timed and told of at the end.
import { spawn } from 'node:child_process'
import { accessSync, constants, statfsSync } from 'node:fs'
import { projectNode, root } from './project.mjs'

/** @type {{ name: string, seconds: number }[]} */
const times = []

/**
 * Does a part of the work and notes how long it took.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function timed(name, work) {
  const start = performance.now()
  try {
    return await work()
  } finally {
    times.push({ name, seconds: (performance.now() - start) / 1000 })
  }
}

/** One line a part. Parts that ran beside one another took less than their sum. */
export function tellTimes() {
  console.log(`\nTime of each part, ${(performance.now() / 1000).toFixed(0)} s in all:`)
  for (const { name, seconds } of times) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`)
}

/** Room that the databases of tests running at once need. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Tests make and drop some forty thousand files of databases: in memory, where there is room, that costs a third of what
 * it does on a disk.
 *
 * @type {NodeJS.ProcessEnv}
 */
export const testEnv = {
  ...process.env,
  ...(process.env.TMPDIR || !hasRoom('/dev/shm') ? {} : { TMPDIR: '/dev/shm' }),
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}

/**
 * Runs a step in the project's Node beside others; what it says comes in one piece when it has ended.
 *
 * @param {readonly string[]} args
 */
export async function runAside(args, env = testEnv) {
  const child = spawn(projectNode, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const said = []
  child.stdout.on('data', chunk => said.push(chunk))
  child.stderr.on('data', chunk => said.push(chunk))
  const status = await ended(child)
  process.stdout.write(Buffer.concat(said))
  return status
}

/**
 * Runs a step in the project's Node beside others; what it says is shown as it comes.
 *
 * @param {readonly string[]} args
 */
export function runInSight(args, env = testEnv) {
  return ended(spawn(projectNode, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }))
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve(code ?? 1))
  })
}

/**
 * The compiler and the linter are written in Go: each ends before what it collects as garbage would be missed, and is a
 * third faster for not looking. Past the limit it collects after all.
 */
const checkEnv = { ...testEnv, GOGC: 'off', GOMEMLIMIT: '3GiB' }

/**
 * Runs the checks that only read the code, one after the other: they share one core, and the build has the other.
 *
 * @param {readonly { name: string, args: string[] }[]} checks
 * @param {(name: string, passed: boolean) => void} tell
 */
export async function runChecks(checks, tell) {
  for (const { name, args } of checks) {
    const status = await timed(name, () => runAside(args, checkEnv))
    tell(name, status === 0)
  }
}
