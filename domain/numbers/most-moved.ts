import { type Totals, totalOf } from './count-tables.ts'
import { countIds, countOf, type shares as shareFigures, shares } from './figures.ts'

/** A figure that moved: as a count, or as a share of what it is part of. */
export type Moved = { name: string; now: number; before: number; unit: 'count' | 'share'; change: number }

/** Fewer than this, in the better of both weeks, are chance: from 1 to 3 is not news. */
const FEWEST = 20
/** A change no larger than chance is ignored: twice the square root of the count. */
const chance = (now: number, before: number) => 2 * Math.sqrt(now + before)
const TOLD = 5

/**
 * The figures that moved most compared with the previous range, relative to their former value, largest first. Left
 * out are those too small to say anything and changes within chance.
 */
export function mostMoved(totals: Totals): Moved[] {
  const counted = countIds.flatMap((id): Moved[] => {
    const { now, before } = totalOf(totals, id)
    if (Math.max(now, before) < FEWEST || Math.abs(now - before) <= chance(now, before)) return []
    return [{ name: countOf(id).name, now, before, unit: 'count', change: relative(now, before) }]
  })
  const parts: (typeof shareFigures)[keyof typeof shareFigures][] = Object.values(shares)
  const shared = parts.flatMap(({ name, part, whole }): Moved[] => {
    const [some, all] = [totalOf(totals, part), totalOf(totals, whole)]
    if (Math.min(all.now, all.before) < FEWEST || Math.max(some.now, some.before) < FEWEST) return []
    // What the part would be now at the previous share, against what it is.
    const expected = (some.before / all.before) * all.now
    if (Math.abs(some.now - expected) <= chance(some.now, expected)) return []
    const [now, before] = [some.now / all.now, some.before / all.before]
    return [{ name, now, before, unit: 'share', change: relative(now, before) }]
  })
  return [...counted, ...shared]
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.name.localeCompare(b.name))
    .slice(0, TOLD)
}

/** Relative to the previous value; if it was zero, to the minimum. */
const relative = (now: number, before: number) => (now - before) / (before || Math.min(FEWEST, now))
