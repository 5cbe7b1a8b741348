/** What the figures of a column are; `change` is relative, in parts of one, `points` the difference of two shares. */
export type Unit = 'count' | 'share' | 'change' | 'points' | 'seconds'

type Column = { name: string; unit: Unit }

/** A line of a table: what it is called, what it counts, and its figures; null where there is none to tell. */
export type Row = { key: string; name: string; definition?: string; cells: readonly (number | null)[] }

/** A table of the numbers, as it is shown and as it is exported. */
export type NumbersTable = {
  id: string
  title: string
  /** What its lines are. */
  lines: string
  /** What must be known to read it. */
  note?: string
  columns: readonly Column[]
  rows: readonly Row[]
}

/** How much more, relative to before; null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before

/** One part of a whole; null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** How many points one share is above another. */
export const pointsOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before
