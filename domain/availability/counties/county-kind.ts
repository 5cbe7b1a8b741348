import type { StateCode } from '#domain/shared/us-states.ts'

/** What a state calls its counties. */
export type CountyKind = { one: string; many: string }

const county: CountyKind = { one: 'county', many: 'counties' }
/** Independent cities are counties to the Census Bureau and the FCC; Virginia has many. */
const kinds: Partial<Record<StateCode, CountyKind>> = {
  AK: { one: 'borough or census area', many: 'boroughs and census areas' },
  DC: { one: 'district', many: 'districts' },
  LA: { one: 'parish', many: 'parishes' },
  VA: { one: 'county or city', many: 'counties and cities' },
}

export const countyKind = (state: StateCode): CountyKind => kinds[state] ?? county

/** `3 of 64 parishes`. */
export function someOf(some: number, count: number, { one, many }: CountyKind): string {
  return `${some.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
