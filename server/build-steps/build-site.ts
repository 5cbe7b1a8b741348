// The steps of a build, in the project's Node: browser and server code, ZIP directory, compressed files, pages, pictures.
// `quick` as its argument compresses less, for a build that is only tested.
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeClassifier } from '#domain/assistant/understanding/kept-classifier.server.ts'
import { shortenManifest } from '../../app/first-load/bundle/short-manifest.server.ts'
import { cutFonts } from '../../app/first-load/bundle/small-fonts.server.ts'
import { copyFontLicenses } from './copy-font-licenses.ts'
import { drawPictures } from './draw-pictures.ts'
import { writeZipDirectory } from './zip-directory.ts'

const root = join(import.meta.dirname, '..', '..')
const build = join(root, 'build')
const assets = join(build, 'client', 'assets')

rmSync(build, { recursive: true, force: true })
const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
const bundled = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'error'], {
  cwd: root,
  stdio: 'inherit',
})
if (bundled.status !== 0) process.exit(bundled.status ?? 1)
await cutFonts(assets)
copyFontLicenses(root, join(build, 'client', 'licenses'))
shortenManifest(assets)
await writeZipDirectory(root)
writeClassifier(build)

writeFileSync(join(build, 'build-id'), process.env.PLAINWIRE_BUILD_ID ?? 'unnamed')
await import('./compress-build.ts')
console.log(`Drew ${await drawPictures(root)} pictures for shared links`)
// Written last by the caller: a build that broke off must not look whole.
rmSync(join(build, 'build-id'))
process.exit(0)
