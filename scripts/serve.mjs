// Serves the built site. `node_modules/.bin/node scripts/serve.mjs` is the command for a service manager.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './project.mjs'

// What the build could not decide for packages that ask while they run.
process.env.NODE_ENV ??= 'production'
if (existsSync('.env')) process.loadEnvFile('.env')
const { CatalogueError, DirectoryInUseError, SettingsError, start, wordsAtStart } = await import(
  pathToFileURL(join(root, 'build', 'server', 'index.js')).href
)
// The first process of a container is not ended by a signal that nobody handles, as here while it starts.
const quit = () => process.exit(0)
process.once('SIGTERM', quit)
try {
  await start(root)
  process.off('SIGTERM', quit)
} catch (error) {
  const kinds = [CatalogueError, DirectoryInUseError, SettingsError]
  const expected = error instanceof Error && kinds.some(kind => error instanceof kind)
  console.error(expected ? error.message : wordsAtStart(error))
  process.exit(1)
}
