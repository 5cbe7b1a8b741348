// `npm run check`: the quick gate while working: types, lint, format, architecture, rules, use cases on PGlite, http.
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { runAside, runChecks, tellTimes, testEnv, timed } from './parts.mjs'
import { fingerprintOfCode, hasPassed, keepPassed } from './passed.mjs'
import { install, orExplain } from './setup.mjs'

orExplain(install)
/** @type {string[]} */
const failed = []
const tell = (name, passed) => {
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name}`)
  if (!passed) failed.push(name)
}
const vitest = (...projects) => [
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  ...projects.flatMap(name => ['--project', name]),
]

const test = async (...projects) => {
  const name = projects.join(', ')
  tell(name, (await timed(name, () => runAside(vitest(...projects), { ...testEnv, QUICK: '1' }))) === 0)
}

/** Only the http tests need a build; everything else goes beside it and them. */
async function buildAndAsk() {
  const built = await timed('build', () => runAside([join('scripts', 'build.mjs'), 'quick']))
  tell('build', built === 0)
  if (built === 0) await test('http')
}
/** Not those that passed on the same code before, which is said. */
async function readAndTry() {
  const code = fingerprintOfCode()
  const unchanged = checks.filter(({ name, writes }) => !writes && hasPassed(name, code))
  const toRun = checks.filter(one => !unchanged.includes(one))
  for (const { name } of unchanged) console.log(`ok: ${name}, unchanged since it passed`)
  await runChecks(toRun, (name, passed) => {
    tell(name, passed)
    if (passed) keepPassed(name, code)
  })
  await test('rules', 'use cases on PGlite')
}
await Promise.all([buildAndAsk(), readAndTry()])
tellTimes()
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
