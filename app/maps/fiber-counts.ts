import type { AreaKind } from './area-map.tsx'

/** Kinds of areas by number of fiber providers, the same on every map. */
export const legendOfCounts = [
  { kind: 0, label: 'No fiber provider' },
  { kind: 1, label: '1 fiber provider' },
  { kind: 2, label: '2 fiber providers' },
  { kind: 3, label: '3 or 4 fiber providers' },
  { kind: 4, label: '5 or more fiber providers' },
] as const

/** The kind of an area with this many fiber providers. */
export function kindOfCount(count: number): AreaKind {
  if (count >= 5) return 4
  if (count >= 3) return 3
  return count === 2 ? 2 : count === 1 ? 1 : 0
}
