// `npm run availability:refresh [-- --states VT,NH]`: downloads the FCC's newest coverage data with the account of the
// settings and takes them over. What broke off goes on where it was. With the embedded database the server must be
// stopped first; on PostgreSQL it may run.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './project.mjs'

let states = null
try {
  const { values } = parseArgs({ options: { states: { type: 'string' } } })
  if (values.states) states = values.states.split(',')
} catch (error) {
  console.error(`${error.message}\nnpm run availability:refresh [-- --states VT,NH]`)
  process.exit(1)
}
if (existsSync('.env')) process.loadEnvFile('.env')
const { DirectoryInUseError, FccAccessError, refreshAvailability, SettingsError, tellImports } = await import(
  pathToFileURL(join(root, 'build', 'server', 'index.js')).href
)
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    console.error('\nStopped. The data that were served are served still; a new start goes on from here.')
    process.exit(130)
  })
}
try {
  const results = await refreshAvailability(root, { states, say: line => console.log(line) })
  for (const line of tellImports(results)) console.log(line)
  process.exit(results.some(result => result.outcome === 'refused') ? 1 : 0)
} catch (error) {
  const explained =
    error instanceof SettingsError || error instanceof FccAccessError || error instanceof DirectoryInUseError
  console.error(
    error instanceof DirectoryInUseError
      ? 'The server has this database open. Stop it for the import, or use PostgreSQL (DATABASE_URL), where both may run.'
      : explained
        ? error.message
        : `The refresh failed: ${error.message}. What was served before is served still; a new start goes on from here.`,
  )
  process.exit(1)
}
