// `npm run availability:reports`: what visitors reported as wrong within a year, the most reported entry first. With the
// embedded database the server must be stopped first; on PostgreSQL it may run.
import { loadBuiltServer } from './built-server.mjs'
import { root } from './project.mjs'

const { DirectoryInUseError, listReports, SettingsError } = await loadBuiltServer()
try {
  for (const line of await listReports(root)) console.log(line)
  process.exit(0)
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DirectoryInUseError)) throw error
  console.error(error.message)
  process.exit(1)
}
