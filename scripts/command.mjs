// `node scripts/command.mjs NAME [ARG...]`: runs a command of the built server (server/commands/run-command.server.ts) for
// the npm script of that name.
import { loadBuiltServer } from './built-server.mjs'
import { root } from './project.mjs'

const [name = '', ...args] = process.argv.slice(2)
const { runCommand } = await loadBuiltServer({ current: name === 'backup' || name === 'restore' })
process.exit(await runCommand(name, args, root))
