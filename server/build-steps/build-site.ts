// The steps of a build, in the project's Node: browser and server code, ZIP directory, compressed files, pages, pictures.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shortenManifest } from '../../app/first-load/bundle/short-manifest.server.ts'
import { cutFonts } from '../../app/first-load/bundle/small-fonts.server.ts'
import type * as main from '../main.ts'
import { drawPictures } from './draw-pictures.ts'
import { writeZipDirectory } from './zip-directory.ts'

const root = join(import.meta.dirname, '..', '..')
const build = join(root, 'build')
const client = join(build, 'client')

rmSync(build, { recursive: true, force: true })
const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
const bundled = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'error'], {
  cwd: root,
  stdio: 'inherit',
})
if (bundled.status !== 0) process.exit(bundled.status ?? 1)
await cutFonts(join(client, 'assets'))
shortenManifest(join(client, 'assets'))
console.log(`ZIP directory: ${writeZipDirectory(root)} ZIP codes`)

const { compress, createLog, createPageDrawer, publicSettings, readConfig, readSeed } = (await import(
  pathToFileURL(join(build, 'server', 'index.js')).href
)) as typeof main
let compressed = 0
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|txt|xml|webmanifest|json)$/.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const { br, gzip } = compress(readFileSync(file))
  if (!br || !gzip) continue
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gzip)
  compressed += 1
}
writeFileSync(join(build, 'build-id'), process.env.PLAINWIRE_BUILD_ID ?? 'unnamed')
const drawer = createPageDrawer(root, publicSettings(readConfig()), createLog('warn'))
const pages = await drawer.load(readSeed())
console.log(`Drew ${await drawPictures(root)} pictures for shared links`)
// Written last by the caller: a build that broke off must not look whole.
rmSync(join(build, 'build-id'))
console.log(`Compressed ${compressed} files, prerendered ${pages.size} pages`)
process.exit(0)
