// `npm run dev`: serves the sources with reload while editing. Pages are rendered on request, nothing is prerendered.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, root } from './project.mjs'
import { install, orExplain, runNode } from './setup.mjs'

orExplain(() => {
  install()
  if (!existsSync(join(root, 'build', 'zip-directory.tsv')))
    runNode([join('scripts', 'build-zip-directory.mjs')])
})
const server = spawn(projectNode, [join(root, 'scripts', 'dev-server.mjs')], { stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 0))
