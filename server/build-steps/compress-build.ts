// The last step of a build: compresses the browser's files, and renders and compresses the pages. Runs again at full
// strength when a quick build is to be served.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as builtServer from '../main.ts'

const root = join(import.meta.dirname, '..', '..')
const build = join(root, 'build')
const client = join(build, 'client')
const quick = process.argv[2] === 'quick'

const built: typeof builtServer = await import(pathToFileURL(join(build, 'server', 'index.js')).href)

/** Draws the pages that are the same for everyone, and keeps them compressed. */
export async function prerenderPages(): Promise<void> {
  const { boxedFilesSeen, createLog, createPageDrawer, publicSettings, readConfig, readSeed, withChecks } =
    built
  rmSync(join(build, 'pages'), { recursive: true, force: true })
  const shown = publicSettings(readConfig())
  const drawer = createPageDrawer(root, shown, createLog('warn'), quick ? 'quick' : 'strong')
  const catalogue = withChecks(readSeed(), boxedFilesSeen(root), new Date())
  const pages = await drawer.load({ catalogue, shown })
  console.log(`Prerendered ${pages.size} pages`)
}

/** Compresses the browser's files outside this thread, the longest first, because the last one keeps only one core busy. */
export async function compressFiles(): Promise<void> {
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(m?js|css|svg|txt|xml|webmanifest|json)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted((a, b) => statSync(b).size - statSync(a).size)
  const compressed = await Promise.all(files.map(compressFile))
  console.log(`Compressed ${compressed.filter(Boolean).length} files`)
}

async function compressFile(file: string): Promise<boolean> {
  const { br, gzip } = await built.compress(readFileSync(file), quick ? 'quick' : 'strongest')
  if (!br || !gzip) return false
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gzip)
  return true
}

// The remaining steps of the build go on.
if (import.meta.main) {
  await prerenderPages()
  await compressFiles()
  // Loading the server leaves timers running.
  process.exit(0)
}
