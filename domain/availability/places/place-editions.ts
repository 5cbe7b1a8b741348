import type { CoverageKind } from '../availability.tables.server.ts'
import { knowsAllLines, unimportedIn } from '../coverage-data/unimported.ts'

/** What is served of an import. */
export type Edition = {
  kind: CoverageKind
  stateFips: string | null
  technology: number | null
  asOf: string
  sample: boolean
  importedAt: Date
}

/** Which data a page is based on: their oldest date, when the newest arrived, and whether any of it is made up. */
export type Basis = {
  dataDate: string
  /** ISO date on which an import last changed the page. */
  changed: string
  sample: boolean
}

/** This many technologies must be imported before shares of them say something about all homes. */
const ENOUGH_TECHNOLOGIES = 3
const FIBER = 50

/** Whether pages may say who serves a state by its own coverage: its files know all kinds of lines. */
export const knowsLines = (editions: readonly Edition[], stateFips: string): boolean =>
  knowsAllLines(unimportedIn(editions, stateFips))

/** The data editions behind a state's page: its own coverage if it is whole, and the shares if they are used. */
export function basisOf(editions: readonly Edition[], stateFips: string, withShares: boolean): Basis | null {
  const isWhole = knowsLines(editions, stateFips)
  const used = editions.filter(one =>
    one.kind === 'locations'
      ? isWhole && one.stateFips === stateFips
      : withShares && one.kind === 'geography_shares',
  )
  const [oldest] = used.map(one => one.asOf).toSorted()
  const newest = used
    .map(one => one.importedAt.toISOString().slice(0, 10))
    .toSorted()
    .at(-1)
  if (oldest === undefined || newest === undefined) return null
  return { dataDate: oldest, changed: newest, sample: used.some(one => one.sample) }
}

/** Whether enough of a state was imported to say how many of its homes have fiber. */
export function knowsFiber(editions: readonly Edition[], stateFips: string): boolean {
  const technologies = new Set(
    editions.filter(one => one.stateFips === stateFips).flatMap(one => one.technology ?? []),
  )
  return technologies.has(FIBER) && technologies.size >= ENOUGH_TECHNOLOGIES
}
