// The steps of a build, in the project's Node: browser and server code, ZIP directory, compressed files, pages.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
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

const { compress, createLog, createPageDrawer, publicSettings, readConfig, readSeed } = await import(
  pathToFileURL(join(build, 'server', 'index.js')).href
)
let compressed = 0
for (const entry of readdirSync(join(build, 'client'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|txt|xml|webmanifest|json)$/.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const { br, gzip } = compress(readFileSync(file))
  if (!br) continue
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gzip)
  compressed += 1
}
writeFileSync(join(build, 'build-id'), process.env.PLAINWIRE_BUILD_ID ?? 'unnamed')
const drawer = createPageDrawer(root, publicSettings(readConfig()), createLog('warn'))
const pages = await drawer.load(readSeed())
await import('./build-pictures.mjs')
// Written last by the caller: a build that broke off must not look whole.
rmSync(join(build, 'build-id'))
console.log(`Compressed ${compressed} files, prerendered ${pages.size} pages`)
process.exit(0)
