import type { Database } from '#platform/database.server.ts'
import { type CurrentImport, currentImports } from './coverage-index.server.ts'
import { providerNames } from './provider-names.server.ts'

/**
 * Which imports are served and what their providers are called: read from the database once a minute, or when a row
 * names an unknown import.
 */
export type ServedImports = {
  current(): Promise<readonly CurrentImport[]>
  /** The imports with these ids; reads again if one is missing. */
  byId(ids: ReadonlySet<number>): Promise<CurrentImport[]>
  names(): Promise<ReadonlyMap<number, string>>
}

const FRESH_MS = 60_000

type Known = { imports: readonly CurrentImport[]; names: ReadonlyMap<number, string> }

export function watchServedImports(db: Database, now: () => Date): ServedImports {
  let asked: { at: number; answer: Promise<Known> } | null = null
  const ask = (): Promise<Known> => {
    const answer = read(db)
    const mine = { at: now().getTime(), answer }
    asked = mine
    // After a database failure, the next visitor tries again.
    answer.catch(() => {
      if (asked === mine) asked = null
    })
    return answer
  }
  const known = () => (asked && now().getTime() - asked.at < FRESH_MS ? asked.answer : ask())
  return {
    current: async () => (await known()).imports,
    async byId(ids) {
      const found = (await known()).imports.filter(one => ids.has(one.id))
      return found.length === ids.size ? found : (await ask()).imports.filter(one => ids.has(one.id))
    },
    names: async () => (await known()).names,
  }
}

async function read(db: Database): Promise<Known> {
  const imports = await currentImports(db)
  return { imports, names: imports.length > 0 ? await providerNames(db) : new Map() }
}
