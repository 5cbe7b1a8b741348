/** The type of a column's figures; `change` is relative, as a fraction of one, `points` the difference of two shares. */
export type Unit = 'count' | 'share' | 'change' | 'points' | 'seconds'

type Column = { name: string; unit: Unit }

/** A line of a table: its name, what it counts, and its figures; null if there is none. */
export type Row = { key: string; name: string; definition?: string; cells: readonly (number | null)[] }

/** A table of the numbers, as it is shown and as it is exported. */
export type NumbersTable = {
  id: string
  title: string
  /** What its lines are. */
  lines: string
  /** What a reader has to know. */
  note?: string
  columns: readonly Column[]
  rows: readonly Row[]
}

/** How much more, relative to before; null if there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before

/** A part as a fraction of a whole; null if the whole is zero. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** The same of what may also come from outside of the whole; null where the part is larger: no share says that. */
export const shareWithin = (part: number, whole: number): number | null =>
  part > whole ? null : shareOf(part, whole)

/** How many points one share is above another. */
export const pointsOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before
