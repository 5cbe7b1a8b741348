import type { CountyFacts, CountyOperator } from '#domain/availability/counties/county-facts.ts'
import type { Reach } from '#domain/availability/counties/county-reach.ts'
import { countyAgain } from '#domain/availability/counties/county-words.ts'

/** How we describe how much of a county an offer reaches; its figures support nothing more exact. */
export function reachWords(reach: Reach, { fullName }: Pick<CountyFacts, 'fullName'>): string {
  const where = countyAgain(fullName)
  return { most: `Most of ${where}`, parts: `Parts of ${where}`, few: 'Few places' }[reach]
}

const technologyNames = { 50: 'Fiber', 40: 'Cable', 10: 'DSL' } as const

/** `Fiber`, or `Fiber, Cable`: what an operator is known to offer in a county. */
export function technologiesInWords({ technologies }: CountyOperator): string {
  return technologies.map(({ code }) => technologyNames[code]).join(', ')
}

/** `4 fiber providers`, `No fiber provider`. */
export function fiberCount(count: number): string {
  if (count === 0) return 'No fiber provider'
  return `${count} fiber ${count === 1 ? 'provider' : 'providers'}`
}

const bestNames = { fiber: 'Fiber', cable: 'Cable', dsl: 'DSL', wireless: 'Fixed wireless' } as const

/** A county's best technology in a word. Without any, only satellite is left, which is sold everywhere. */
export function bestTechnology({ known, bestTechnology: best }: CountyFacts): string {
  if (!known) return 'Not known'
  return best ? bestNames[best] : 'Satellite only'
}

/** How much of a county has cable from any provider. */
export function cableInWords(county: Pick<CountyFacts, 'cableReach' | 'cableShare' | 'fullName'>): string {
  const { cableReach, cableShare } = county
  if (cableReach) return reachWords(cableReach, county)
  return cableShare === null ? 'Not known' : 'None'
}
