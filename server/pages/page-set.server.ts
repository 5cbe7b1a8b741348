import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicSettings } from '#platform/brand.ts'
import type { Log } from '#platform/log.server.ts'
import { createScriptIntegrity } from '../../app/first-load/script-integrity.server.ts'
import type { Compression, MemoryFile } from './memory-file.server.ts'
import { createPageHandler } from './page-handler.server.ts'
import { loadPages } from './pages.server.ts'

/** Outside origins that pages may load scripts from, and only where settings name them. */
function outsideScriptOrigins(settings: PublicSettings): string[] {
  return [
    ...(settings.reviewsBadgeUrl ? [new URL(settings.reviewsBadgeUrl).origin] : []),
    ...(settings.analyticsId ? ['https://www.googletagmanager.com'] : []),
  ]
}

/** The prerendered pages for these settings, with the outside origins that their policies name. */
export async function preparePages(
  root: string,
  settings: PublicSettings,
  log: Log,
  compression: Compression = 'strongest',
): Promise<{ pages: Map<string, MemoryFile>; outsideScripts: string[] }> {
  const outsideScripts = outsideScriptOrigins(settings)
  const handle = createPageHandler(settings, createScriptIntegrity(root))
  const facts = { id: 'prerender', clientAddress: '127.0.0.1', log, nonce: '' }
  const buildId = readFileSync(join(root, 'build', 'build-id'), 'utf8')
  const pages = await loadPages(
    { folder: join(root, 'build', 'pages'), buildId, settings, outsideScripts, compression },
    path => handle(new Request(new URL(path, 'http://localhost')), facts),
  )
  return { pages, outsideScripts }
}
