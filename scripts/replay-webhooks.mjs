// `npm run webhooks:replay`: puts webhooks that failed for days back into the queue. With the embedded database the
// server must be stopped first; on PostgreSQL it may run.
import { loadBuiltServer } from './built-server.mjs'
import { root } from './project.mjs'

const { DirectoryInUseError, replayWebhooks, SettingsError } = await loadBuiltServer()
try {
  console.log(`${await replayWebhooks(root)} webhooks will be delivered again.`)
  process.exit(0)
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DirectoryInUseError)) throw error
  console.error(error.message)
  process.exit(1)
}
