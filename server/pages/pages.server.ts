import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicSettings } from '#platform/brand.ts'
import { scriptsAfterPaint } from '../../app/first-load/after-paint.server.ts'
import { contentSecurityPolicy, inlineHashes } from '../http/security-headers.server.ts'
import { type Compression, compress, type MemoryFile, memoryFile } from './memory-file.server.ts'
import { prerenderedPaths } from './prerendered-paths.ts'

/** Shared caches may keep a page for minutes; browsers ask again, which costs a 304. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600'

type Render = (path: string) => Promise<Response>
type KeptPages = { fingerprint: string; pages: Record<string, { html: string; br: string; gzip: string }> }

/**
 * The prerendered pages by path. They are made at build time; where the settings that pages show differ from those at
 * the build, they are made again now (and kept, where the folder can be written).
 */
export async function loadPages(
  options: {
    folder: string
    buildId: string
    settings: PublicSettings
    outsideScripts: string[]
    compression: Compression
  },
  render: Render,
): Promise<Map<string, MemoryFile>> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([options.buildId, options.settings]))
    .digest('hex')
  const pages = await keptOr(options.folder, fingerprint, () => renderAll(render, options.compression))

  return new Map(
    Object.entries(pages).map(([path, { html, br, gzip }]) => {
      const policy = contentSecurityPolicy({ ...inlineHashes(html), outsideScripts: options.outsideScripts })
      const bodies = {
        identity: Buffer.from(html),
        br: Buffer.from(br, 'base64'),
        gzip: Buffer.from(gzip, 'base64'),
      }
      return [
        path,
        memoryFile(bodies, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': PAGE_CACHE,
          'content-security-policy': policy,
        }),
      ]
    }),
  )
}

async function renderAll(render: Render, compression: Compression): Promise<KeptPages['pages']> {
  const pages: KeptPages['pages'] = {}
  for (const path of prerenderedPaths) {
    const response = await render(path)
    if (response.status !== 200) throw new Error(`Prerendering ${path} answered ${response.status}`)
    const html = scriptsAfterPaint(await response.text())
    const { identity, br = identity, gzip = identity } = compress(Buffer.from(html), compression)
    pages[path] = { html, br: br.toString('base64'), gzip: gzip.toString('base64') }
  }
  return pages
}

/** The build's own pages stand in `pages.json`; those of other settings beside it, so that neither replaces the other. */
async function keptOr(
  folder: string,
  fingerprint: string,
  make: () => Promise<KeptPages['pages']>,
): Promise<KeptPages['pages']> {
  const ofBuild = join(folder, 'pages.json')
  const ofSettings = join(folder, `pages-${fingerprint.slice(0, 16)}.json`)
  for (const file of [ofBuild, ofSettings]) {
    const kept = readKept(file)
    if (kept?.fingerprint === fingerprint) return kept.pages
  }
  const pages = await make()
  keep(folder, existsSync(ofBuild) ? ofSettings : ofBuild, { fingerprint, pages })
  return pages
}

function readKept(file: string): KeptPages | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptPages
  } catch {
    return null
  }
}

function keep(folder: string, file: string, pages: KeptPages): void {
  // Another process may read at this moment: it finds the whole file or none.
  const unfinished = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(unfinished, JSON.stringify(pages))
    renameSync(unfinished, file)
  } catch {
    // A read-only installation renders them at each start instead.
  }
}
