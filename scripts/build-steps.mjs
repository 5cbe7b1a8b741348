// The steps of a build, in the project's Node: browser and server code, ZIP directory, compressed files, pages.
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

const build = join(root, 'build')
rmSync(build, { recursive: true, force: true })
const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
const bundled = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'error'], {
  cwd: root,
  stdio: 'inherit',
})
if (bundled.status !== 0) process.exit(bundled.status ?? 1)
await import('./small-fonts.mjs')
await import('./short-manifest.mjs')
await import('./build-zip-directory.mjs')

writeFileSync(join(build, 'build-id'), process.env.PLAINWIRE_BUILD_ID ?? 'unnamed')
await import('../server/build-steps/compress-build.ts')
await import('./build-pictures.mjs')
// Written last by the caller: a build that broke off must not look whole.
rmSync(join(build, 'build-id'))
process.exit(0)
