// `npm run dev`: serves the sources with reload while editing. Pages are rendered on request, nothing is prerendered.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectNode, root } from './project.mjs'
import { install, orExplain } from './setup.mjs'

orExplain(install)
const server = spawn(projectNode, [join(root, 'server', 'dev-server.ts')], { stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 0))
