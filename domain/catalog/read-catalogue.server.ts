import { createHash } from 'node:crypto'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { type CatalogueContent, catalogueContent } from './catalogue-content.ts'
import { type CatalogueFault, catalogueFaults } from './catalogue-faults.ts'
import { seed } from './seed/seed.ts'

/**
 * Invalid catalog content; `faults` names everything that is wrong with it and where. `found` is the same where each row
 * is well formed and they don't fit together.
 */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
  readonly faults: readonly string[]
  readonly found: readonly CatalogueFault[]
  constructor(source: string, faults: readonly string[], found: readonly CatalogueFault[] = []) {
    super(`${source} is not a catalog:\n${faults.map(fault => `- ${fault}`).join('\n')}`)
    this.faults = faults
    this.found = found
  }
}

/**
 * Reads content from a source, which is named for the person who has to correct it. Throws `CatalogueError` with
 * every fault.
 */
export function readCatalogue(value: unknown, source: string): Catalogue {
  const parsed = catalogueContent.safeParse(value)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${placeIn(value, path)}: ${message}`)
    throw new CatalogueError(source, faults)
  }
  const found = catalogueFaults(parsed.data)
  if (found.length > 0)
    throw new CatalogueError(
      source,
      found.map(({ text }) => text),
      found,
    )
  return createCatalogue(parsed.data, revisionOf(parsed.data))
}

let seedCatalogue: Catalogue | undefined

/** The catalog that ships with the project. Throws `CatalogueError` if the seed is broken. */
export function readSeed(): Catalogue {
  return (seedCatalogue ??= readCatalogue(seed, 'The seed'))
}

/** The schema puts keys in one order, so the same content has the same text wherever it came from. */
function revisionOf(content: CatalogueContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
}

/** Where a fault is, as `internetPlans[3] metronet-1-gig.schedule.steps`. */
function placeIn(value: unknown, path: readonly PropertyKey[]): string {
  let here: unknown = value
  let place = ''
  for (const key of path) {
    here = typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined
    place += typeof key === 'number' ? `[${key}]${idOf(here)}` : `${place ? '.' : ''}${String(key)}`
  }
  return place || 'content'
}

function idOf(value: unknown): string {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined
  return typeof id === 'string' ? ` ${id}` : ''
}
