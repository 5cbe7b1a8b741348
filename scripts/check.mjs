// `npm run check`: the quick gate while working: types, lint, format, architecture, rules, use cases on PGlite, http.
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { build, install, orExplain, runNode } from './setup.mjs'

orExplain(() => {
  install()
  build()
})
const projects = ['rules', 'use cases on PGlite', 'http'].flatMap(name => ['--project', name])
const steps = [
  ...checks,
  { name: 'tests', args: [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...projects] },
]
const failed = steps.filter(({ args }) => runNode(args) !== 0).map(({ name }) => name)
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
