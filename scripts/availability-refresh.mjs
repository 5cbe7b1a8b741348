// `npm run availability:refresh [-- --states VT,NH]`: downloads the FCC's newest coverage data with the account of the
// settings and takes them over. What broke off goes on where it was. With the embedded database the server must be
// stopped first; on PostgreSQL it may run.
import { parseArgs } from 'node:util'
import { loadBuiltServer } from './built-server.mjs'
import { root } from './project.mjs'

let states = null
try {
  const { values } = parseArgs({ options: { states: { type: 'string' } } })
  if (values.states) states = values.states.split(',')
} catch (error) {
  console.error(`${error.message}\nnpm run availability:refresh [-- --states VT,NH]`)
  process.exit(1)
}
const { DirectoryInUseError, FccAccessError, refreshAvailability, SettingsError, tellImports } =
  await loadBuiltServer()
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
