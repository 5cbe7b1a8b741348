// `npm run availability:import -- FILE... [--as-of 2025-12-31] [--allow-older]`: takes coverage files of the FCC (zip or
// CSV) over into the index. With the embedded database the server must be stopped first; on PostgreSQL it may run.
import { parseArgs } from 'node:util'
import { loadBuiltServer } from './built-server.mjs'
import { root } from './project.mjs'

const usage = 'npm run availability:import -- FILE... [--as-of YYYY-MM-DD] [--allow-older]'
let values
let files
try {
  const args = parseArgs({
    options: { 'as-of': { type: 'string' }, 'allow-older': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  values = args.values
  files = args.positionals
  const asOf = values['as-of']
  if (files.length === 0) throw new Error('Name at least one file.')
  if (asOf !== undefined && !/^20\d\d-(06-30|12-31)$/.test(asOf)) {
    throw new Error('--as-of takes 30 June or 31 December of a year, such as 2025-12-31.')
  }
} catch (error) {
  console.error(`${error.message}\n${usage}`)
  process.exit(1)
}

const { DirectoryInUseError, importAvailability, SettingsError, tellImports } = await loadBuiltServer()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    console.error('\nStopped. What was served before this file is served still.')
    process.exit(130)
  })
}
try {
  const results = await importAvailability(root, files, {
    ...(values['as-of'] ? { asOf: values['as-of'] } : {}),
    allowOlder: values['allow-older'],
  })
  for (const line of tellImports(results)) console.log(line)
  process.exit(results.some(result => result.outcome === 'refused') ? 1 : 0)
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DirectoryInUseError)) throw error
  console.error(
    error instanceof DirectoryInUseError
      ? 'The server has this database open. Stop it for the import, or use PostgreSQL (DATABASE_URL), where both may run.'
      : error.message,
  )
  process.exit(1)
}
