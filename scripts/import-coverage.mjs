// Started by the server for one job that changes the coverage index (server/run-coverage-apart.server.ts); never by hand.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './project.mjs'

const { runCoverageChild } = await import(pathToFileURL(join(root, 'build', 'server', 'index.js')).href)
runCoverageChild(root)
