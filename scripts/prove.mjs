// Runs a proof or a benchmark of tests/proofs on the built site: node scripts/prove.mjs durability --kills 50
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { build, install, orExplain, runNode, SetupError } from './setup.mjs'

const [name = '', ...args] = process.argv.slice(2)
const status = orExplain(() => {
  const file = join('tests', 'proofs', `${name}.ts`)
  if (!/^[a-z-]+$/.test(name) || !existsSync(join(root, file)))
    throw new SetupError(`There is no proof ${name}.`)
  install()
  build()
  return runNode([file, ...args])
})
process.exit(status)
