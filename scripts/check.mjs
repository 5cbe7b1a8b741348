// `npm run check`: the quick gate while working: types, lint, format, architecture, rules, use cases on PGlite, http.
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { runAside, runChecks, tellTimes, testEnv, timed } from './parts.mjs'
import {
  fingerprintBesidesModules,
  fingerprintOfCode,
  fingerprintOfSite,
  hasPassed,
  keepPassed,
} from './passed.mjs'
import { install, orExplain } from './setup.mjs'

orExplain(install)
/** @type {string[]} */
const failed = []
/** @type {(name: string, passed: boolean) => void} */
const tell = (name, passed) => {
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name}`)
  if (!passed) failed.push(name)
}

/**
 * Runs one kind of tests. Where what they read besides their modules is as it was when all of them passed, only those run
 * whose modules were changed after they last ran, and those that failed.
 *
 * @param {string} name
 * @param {() => string | null} fingerprintNow
 */
async function test(name, fingerprintNow) {
  const read = fingerprintNow()
  const which = hasPassed(name, read) ? '--sinceLastRun' : '--experimental.recordDependencies'
  const args = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', name, which]
  const passed = (await timed(name, () => runAside(args, { ...testEnv, QUICK: '1' }))) === 0
  tell(name, passed)
  if (passed) keepPassed(name, read, fingerprintNow)
}

async function build() {
  const status = await timed('build', () => runAside([join('scripts', 'build.mjs'), 'quick']))
  tell('build', status === 0)
  return status === 0
}

/** Not those that passed on the same code before, which is said. */
async function readCode() {
  const code = fingerprintOfCode()
  const unchanged = checks.filter(({ name, writes }) => !writes && hasPassed(name, code))
  const toRun = checks.filter(one => !unchanged.includes(one))
  for (const { name } of unchanged) console.log(`ok: ${name}, unchanged since it passed`)
  await runChecks(toRun, (name, passed) => {
    tell(name, passed)
    if (passed) keepPassed(name, code, fingerprintOfCode)
  })
}

const [built] = await Promise.all([build(), readCode()])
// One kind after the other, each on all cores: beside one another they took a fifth longer.
await test('architecture', () => null)
await test('rules', fingerprintBesidesModules)
await test('use cases on PGlite', fingerprintBesidesModules)
if (built) await test('http', fingerprintOfSite)
tellTimes()
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
