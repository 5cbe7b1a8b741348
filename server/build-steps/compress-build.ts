// The last step of a build: compresses the files of the browser and renders and compresses the pages. Done once more,
// as hard as it goes, where a quick build is to be served.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as builtServer from '../main.ts'

const root = join(import.meta.dirname, '..', '..')
const build = join(root, 'build')
const client = join(build, 'client')
const compression = process.argv[2] === 'quick' ? 'quick' : 'strongest'

const built: typeof builtServer = await import(pathToFileURL(join(build, 'server', 'index.js')).href)
const { boxedFilesSeen, compress, createLog, createPageDrawer, publicSettings } = built
const { readConfig, readSeed, withChecks } = built
let compressed = 0
const compressFile = async (file: string) => {
  const { br, gzip } = await compress(readFileSync(file), compression)
  if (!br || !gzip) return
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gzip)
  compressed += 1
}
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.(m?js|css|svg|txt|xml|webmanifest|json)$/.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name))
await Promise.all(files.map(compressFile))
rmSync(join(build, 'pages'), { recursive: true, force: true })
const shown = publicSettings(readConfig())
const drawer = createPageDrawer(root, shown, createLog('warn'), compression)
const catalogue = withChecks(readSeed(), boxedFilesSeen(root), new Date())
const pages = await drawer.load({ catalogue, shown })
console.log(`Compressed ${compressed} files, prerendered ${pages.size} pages`)
// Loading the server leaves timers behind. Within a build the steps go on.
if (import.meta.main) process.exit(0)
