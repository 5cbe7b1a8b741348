// The built server, for the commands of whoever runs the site.
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectNode, root } from './project.mjs'
import { build, install, orExplain, runNode } from './setup.mjs'

const built = join(root, 'build', 'server', 'index.js')
/** A container holds the build without what it was made of. */
const canBuild = existsSync(join(root, 'package-lock.json'))

/**
 * What `server/main.ts` exports, with the settings of `.env`. A fresh checkout is installed and built first; an existing
 * build is taken as it is, because a server may be running on it, unless it must be `current` and there are sources. Where
 * the machine's own Node started the command, it starts again in the project's.
 */
export async function loadBuiltServer({ current = false } = {}) {
  if ((current && canBuild) || !existsSync(built)) {
    orExplain(() => {
      install('site')
      build()
    })
  }
  if (!process.env.PLAINWIRE_COMMAND && realpathSync(process.execPath) !== realpathSync(projectNode)) {
    const env = { ...process.env, PLAINWIRE_COMMAND: '1' }
    process.exit(orExplain(() => runNode(process.argv.slice(1), { cwd: process.cwd(), env })))
  }
  if (existsSync('.env')) process.loadEnvFile('.env')
  return import(pathToFileURL(built).href)
}
