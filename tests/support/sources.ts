import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
const folders = ['adapters', 'app', 'domain', 'facts', 'platform', 'server', 'tests'] as const

/** A file of the project: its path from the root, and its imports, as such paths or names of packages. */
export type Source = { path: string; text: string; imports: string[] }

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}

/** Import targets as paths from the root, however they are written; packages keep their name. */
function importsOf(path: string, text: string): string[] {
  const written = [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import '([^']+)'/g,
    ),
  ]
  return written.map(match => {
    const target = match[1] ?? match[2] ?? match[3] ?? ''
    if (target.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), target))
    return target.startsWith('#') ? target.slice(1) : target
  })
}

/** Every TypeScript file. */
export const sources: Source[] = folders.flatMap(folder =>
  filesBelow(join(root, folder))
    .filter(file => /\.tsx?$/.test(file))
    .map(file => {
      const path = relative(root, file).split('\\').join('/')
      const text = readFileSync(file, 'utf8')
      return { path, text, imports: importsOf(path, text) }
    }),
)
/** Those that run on the site. */
export const production = sources.filter(
  source => !source.path.startsWith('tests/') && !/\.(test|arbitrary)\.tsx?$/.test(source.path),
)
export const within = (folder: string) => production.filter(source => source.path.startsWith(`${folder}/`))
export const isOurs = (target: string) => folders.some(folder => target.startsWith(`${folder}/`))

/** A folder's forbidden imports. */
export function breaches(folder: string, forbidden: (target: string, source: Source) => boolean): string[] {
  return within(folder).flatMap(source =>
    source.imports.filter(target => forbidden(target, source)).map(target => `${source.path} -> ${target}`),
  )
}
