// The steps of a build, in the project's Node: browser and server code, compressed files, pages, pictures.
// With `quick` as its argument it compresses less, for a build that is only tested.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyClassifier } from '#domain/assistant/understanding/kept-classifier.server.ts'
import { shortenManifest } from '../../app/first-load/bundle/short-manifest.server.ts'
import { cutFonts } from '../../app/first-load/bundle/small-fonts.server.ts'
import { copyFontLicenses } from './copy-font-licenses.ts'
import { drawPictures } from './draw-pictures.ts'

const root = join(import.meta.dirname, '..', '..')
const build = join(root, 'build')
const assets = join(build, 'client', 'assets')

rmSync(build, { recursive: true, force: true })
const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
// Room for short-lived objects: with the usual 16 MB, a sixth of the bundler's time went into garbage collection.
const bundler = spawn(process.execPath, ['--max-semi-space-size=64', cli, 'build', '--logLevel', 'error'], {
  cwd: root,
  stdio: 'inherit',
})
const [status] = await once(bundler, 'exit')
if (status !== 0) process.exit(typeof status === 'number' ? status : 1)
await cutFonts(assets)
copyFontLicenses(root, join(build, 'client', 'licenses'))
shortenManifest(assets)
copyClassifier(build)

writeFileSync(join(build, 'build-id'), process.env.PLAINWIRE_BUILD_ID ?? 'unnamed')
const { compressFiles, prerenderPages } = await import('./compress-build.ts')
await prerenderPages()
// Pictures are drawn in this thread, files compressed in others.
const compressed = compressFiles()
console.log(`Drew ${await drawPictures(root)} pictures for shared links`)
await compressed
// Written last, by the caller: an interrupted build must not look complete.
rmSync(join(build, 'build-id'))
process.exit(0)
