import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { type Bodies, type MemoryFile, memoryFile } from './memory-file.server.ts'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
}
const compressible = new Set(['.js', '.mjs', '.css', '.svg', '.txt', '.xml', '.webmanifest', '.json'])

/** Every file of the browser build by its path, read once. Names with a hash never change, so they may be cached. */
export function loadStaticFiles(folder: string): Map<string, MemoryFile> {
  const files = new Map<string, MemoryFile>()
  for (const file of filesBelow(folder)) {
    const extension = extname(file)
    const type = contentTypes[extension]
    if (!type || file.endsWith('.br') || file.endsWith('.gz')) continue
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    files.set(
      path,
      memoryFile(compressible.has(extension) ? compressed(file) : { identity: readFileSync(file) }, {
        'content-type': type,
        'cache-control': cache,
      }),
    )
  }
  return files
}

/** The build stores them beside the file if they are smaller. */
function compressed(file: string): Bodies {
  const identity = readFileSync(file)
  try {
    return { identity, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
  } catch {
    return { identity }
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}
