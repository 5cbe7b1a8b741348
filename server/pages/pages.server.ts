import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PageTrial } from '#app/contexts.ts'
import { contentSecurityPolicy, inlineHashes, type OutsideSources } from '../http/security-headers.server.ts'
import {
  type Bodies,
  type Compression,
  compress,
  compressQuickly,
  type MemoryFile,
  memoryFile,
} from './memory-file.server.ts'

/** The kept pages by path: each whole, in every encoding. */
export type PageSet = ReadonlyMap<string, MemoryFile>

/** Shared caches may keep a page for minutes; browsers revalidate, which costs a 304. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600'

/** What a page may load from other sites, by path. */
type OutsideOf = (path: string) => OutsideSources

/** How a catalog's pages are drawn, and which pages there are. */
export type Drawing = { paths: readonly string[]; render(path: string): Promise<Response> }
/** How many sets of pages are kept beside the build's own. */
const KEPT_BESIDE = 8

type KeptPage = { html: string; br: string; gzip: string }
type KeptPages = { fingerprint: string; pages: Record<string, KeptPage> }

/**
 * The prerendered pages. They are made at build time; if what they were made from has changed, they are made again
 * now and, if the folder is writable, kept. `ofBuild` are the build's own then, from which its link images were drawn.
 */
export async function loadPages(
  options: {
    folder: string
    fingerprint: unknown
    outsideOf: OutsideOf
    compression: Compression
  },
  drawing: Drawing,
): Promise<{ pages: PageSet; ofBuild: PageSet }> {
  const fingerprint = createHash('sha256').update(JSON.stringify(options.fingerprint)).digest('hex')
  const kept = await keptOr(options.folder, fingerprint, () => renderAll(drawing, options.compression))
  const pages = new Map<string, MemoryFile>()
  for (const [path, { html, br, gzip }] of Object.entries(kept.pages)) {
    const bodies = {
      identity: Buffer.from(html),
      br: Buffer.from(br, 'base64'),
      gzip: Buffer.from(gzip, 'base64'),
    }
    pages.set(path, pageFile(bodies, options.outsideOf(path)))
  }
  if (kept.ofBuild === kept.pages) return { pages, ofBuild: pages }
  const bare = ([path, { html }]: [string, KeptPage]) =>
    [path, memoryFile({ identity: Buffer.from(html) }, {})] as const
  return { pages, ofBuild: new Map(Object.entries(kept.ofBuild).map(bare)) }
}

/**
 * The pages, redrawn while the previous ones are served: requests run in between, and an unchanged page keeps its
 * answers. Bodies are about a tenth larger than at a start, because the smallest form would take seconds of both
 * cores.
 */
export async function redrawPages(
  { before, outsideOf }: { before: PageSet; outsideOf: OutsideOf },
  { paths, render }: Drawing,
): Promise<PageSet> {
  const pages = new Map<string, MemoryFile>()
  for (const path of paths) {
    const html = Buffer.from(await renderPage(render, path))
    const served = before.get(path)
    const page = served?.identity.body?.equals(html)
      ? served
      : pageFile(await compressQuickly(html), outsideOf(path))
    pages.set(path, page)
    await nextTurn()
  }
  return pages
}

/**
 * How pages would differ from the previous ones, by path; nothing is kept. A page that can't be drawn is named, and
 * the others are drawn anyway. Requests run in between.
 */
export async function comparePages(before: PageSet, { paths, render }: Drawing): Promise<PageTrial> {
  const trial: PageTrial = { changed: [], added: [], gone: [], failing: [] }
  for (const path of paths) {
    const served = before.get(path)
    const html = await renderPage(render, path).catch(() => null)
    if (html === null) trial.failing.push(path)
    else if (!served) trial.added.push(path)
    else if (!served.identity.body?.equals(Buffer.from(html))) trial.changed.push(path)
    await nextTurn()
  }
  const there = new Set(paths)
  trial.gone.push(...[...before.keys()].filter(path => !there.has(path) && isPage(before, path)))
  return trial
}

/** Link images are kept beside the pages. */
const isPage = (pages: PageSet, path: string) =>
  pages.get(path)?.identity.headers['content-type']?.startsWith('text/html') === true

function pageFile(bodies: Bodies, outside: OutsideSources): MemoryFile {
  const policy = contentSecurityPolicy({ ...inlineHashes(bodies.identity.toString()), outside })
  return memoryFile(bodies, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': PAGE_CACHE,
    'content-security-policy': policy,
  })
}

async function renderPage(render: Drawing['render'], path: string): Promise<string> {
  const response = await render(path)
  if (response.status !== 200) throw new Error(`Prerendering ${path} answered ${response.status}`)
  return response.text()
}

/** Draws one page after the other, while the previous ones are compressed. */
async function renderAll({ paths, render }: Drawing, compression: Compression): Promise<KeptPages['pages']> {
  const pages: Promise<[path: string, KeptPage]>[] = []
  for (const path of paths) pages.push(compressed(path, await renderPage(render, path), compression))
  return Object.fromEntries(await Promise.all(pages))
}

async function compressed(
  path: string,
  html: string,
  compression: Compression,
): Promise<[path: string, KeptPage]> {
  const { identity, br = identity, gzip = identity } = await compress(Buffer.from(html), compression)
  return [path, { html, br: br.toString('base64'), gzip: gzip.toString('base64') }]
}

/** The build's own pages are in `pages.json`; those of other settings beside it, so that neither replaces the other. */
async function keptOr(
  folder: string,
  fingerprint: string,
  make: () => Promise<KeptPages['pages']>,
): Promise<{ pages: KeptPages['pages']; ofBuild: KeptPages['pages'] }> {
  const fileOfBuild = join(folder, 'pages.json')
  const fileOfSettings = join(folder, `pages-${fingerprint.slice(0, 16)}.json`)
  const built = readKept(fileOfBuild)
  const kept = built?.fingerprint === fingerprint ? built : readKept(fileOfSettings)
  if (kept?.fingerprint === fingerprint) return { pages: kept.pages, ofBuild: (built ?? kept).pages }
  const pages = await make()
  keep(folder, existsSync(fileOfBuild) ? fileOfSettings : fileOfBuild, { fingerprint, pages })
  return { pages, ofBuild: built?.pages ?? pages }
}

function readKept(file: string): KeptPages | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptPages
  } catch {
    return null
  }
}

function keep(folder: string, file: string, pages: KeptPages): void {
  // Another process may read at this moment: it finds either the whole file or none.
  const unfinished = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(unfinished, JSON.stringify(pages))
    renameSync(unfinished, file)
    dropOldest(folder)
  } catch {
    // A read-only installation renders them at each start instead.
  }
}

/** Each revision and each settings change leaves a file of several megabytes; a few are worth keeping. */
function dropOldest(folder: string): void {
  const files = readdirSync(folder)
    .filter(name => /^pages-[0-9a-f]+\.json$/.test(name))
    .map(name => join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const file of files.slice(KEPT_BESIDE)) rmSync(file, { force: true })
}
