import type { CountyFacts, CountyOperator } from '#domain/availability/county-facts.ts'
import type { Reach } from '#domain/availability/county-reach.ts'

/** How we describe how much of a county an offer reaches; its figures support nothing more exact. */
export const reachWords: Record<Reach, string> = {
  most: 'Most of the county',
  parts: 'Parts of the county',
  few: 'Few places',
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
export function cableInWords({ cableShare }: Pick<CountyFacts, 'cableShare'>): string {
  if (cableShare === null) return 'Not known'
  if (cableShare < 0.005) return 'None'
  if (cableShare >= 0.5) return reachWords.most
  return cableShare < 0.1 ? reachWords.few : reachWords.parts
}
