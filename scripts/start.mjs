// `npm start`: installs, builds, prepares the database and serves.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectNode, root, serverEnv, serverFlags } from './project.mjs'
import { build, install, orExplain } from './setup.mjs'

orExplain(() => {
  install('site')
  build()
})
// Its own process, because this one may run on an older Node. Signals go on to it, its end is ours.
const server = spawn(projectNode, [...serverFlags, join(root, 'scripts', 'serve.mjs')], {
  stdio: 'inherit',
  env: { ...process.env, ...serverEnv },
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
