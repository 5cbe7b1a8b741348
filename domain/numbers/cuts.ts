import { type CountId, countIds, countOf, type Dimension, figuresWithParts } from './figures.ts'

/** Something that happened a number of times on a day, with everything it is split by. */
export type Counted = {
  day: string
  figure: CountId
  part?: string
  state?: string
  /** If there are several providers, it counts under each. */
  providers?: readonly string[]
  source?: string
  campaign?: string
  count: number
}

/** A row of the sums: in total, or for one key of one dimension. */
export type Cut = {
  dimension: 'all' | Dimension
  day: string
  figure: CountId
  key: string
  part: string
  count: number
}

/** The sums to which counted events add, each row once. */
export function cutsOf(counted: readonly Counted[]): Cut[] {
  const cuts = new Map<string, Cut>()
  const add = (one: Counted, dimension: Cut['dimension'], key: string) => {
    const part = figuresWithParts.includes(one.figure) ? (one.part ?? '') : ''
    const id = JSON.stringify([dimension, one.day, one.figure, key, part])
    const cut = cuts.get(id)
    if (cut) cut.count += one.count
    else cuts.set(id, { dimension, day: one.day, figure: one.figure, key, part, count: one.count })
  }
  for (const one of counted) {
    add(one, 'all', '')
    for (const dimension of countOf(one.figure).by)
      for (const key of keysOf(one, dimension)) add(one, dimension, key)
  }
  return [...cuts.values()]
}

function keysOf({ state, providers, source, campaign }: Counted, dimension: Dimension): readonly string[] {
  if (dimension === 'provider') return providers?.length ? providers : ['']
  return [{ state, source, campaign }[dimension] ?? '']
}

/** The figures that an event counts for. */
export function figuresOfEvent(name: string, label: string): CountId[] {
  return countIds.filter(id =>
    countOf(id).events?.some(event => event === `${name} ${label}` || event === `${name} *`),
  )
}
