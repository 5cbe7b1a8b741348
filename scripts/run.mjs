// `node scripts/run.mjs [--built] FILE [ARG...]`: runs a TypeScript file of the project in the project's Node; with --built
// on a build of the sources as they are. Packages are installed first where they are not.
import { join } from 'node:path'
import { root } from './project.mjs'
import { build, install, orExplain, runNode } from './setup.mjs'

const given = process.argv.slice(2)
const built = given[0] === '--built'
const [file = '', ...args] = built ? given.slice(1) : given
const status = orExplain(() => {
  install()
  if (built) build()
  return runNode([join(root, file), ...args], { cwd: process.cwd() })
})
process.exit(status)
