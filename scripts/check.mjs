// `npm run check`: the quick gate while working: types, lint, format, architecture, rules, use cases on PGlite, http.
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { runAside, runChecks, tellTimes, timed } from './parts.mjs'
import { install, orExplain, runNode } from './setup.mjs'

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

// Bundling keeps one core busy; what needs no build goes beside it.
const [built] = await Promise.all([
  timed('build', () => runAside([join('scripts', 'build.mjs'), 'quick'])),
  runChecks([...checks, { name: 'rules', args: vitest('rules') }], tell),
])
tell('build', built === 0)
if (built === 0) {
  // In one run, so that neither core waits for the last file of one kind.
  const name = 'use cases on PGlite, http'
  tell(name, (await timed(name, () => runNode(vitest('use cases on PGlite', 'http')))) === 0)
}
tellTimes()
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
