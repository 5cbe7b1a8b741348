import type { Database } from '#platform/database.server.ts'
import { type CurrentImport, currentImports } from './coverage-index.server.ts'

/** Which imports are served: asked of the database once a minute, or when a row names one that is not known yet. */
export type ServedImports = {
  current(): Promise<readonly CurrentImport[]>
  /** The imports with these ids; asks again where one is missing. */
  byId(ids: ReadonlySet<number>): Promise<CurrentImport[]>
}

const FRESH_MS = 60_000

export function watchServedImports(db: Database, now: () => Date): ServedImports {
  let known: readonly CurrentImport[] = []
  let asked: { at: number; answer: Promise<readonly CurrentImport[]> } | null = null
  const ask = () => {
    const answer = currentImports(db).then(found => {
      known = found
      return found
    })
    asked = { at: now().getTime(), answer }
    // A database that was away is asked again by the next visitor.
    answer.catch(() => {
      asked = null
    })
    return answer
  }
  return {
    current: () => (asked && now().getTime() - asked.at < FRESH_MS ? asked.answer : ask()),
    async byId(ids) {
      const found = known.filter(one => ids.has(one.id))
      return found.length === ids.size ? found : (await ask()).filter(one => ids.has(one.id))
    },
  }
}
