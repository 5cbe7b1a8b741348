/** More commas than this in one row are not a slip. */
const MOST_COMMAS = 3

/**
 * Joins the cells of a row with too many of them because a value with a comma was not quoted: the parts after the
 * comma begin with a blank, and exactly one way of joining makes a row that `looksRight`. `null` if it can't be
 * determined.
 */
export function joinUnquoted(
  cells: readonly string[],
  width: number,
  looksRight: (row: string[]) => boolean,
): string[] | null {
  const over = cells.length - width
  if (over < 1 || over > MOST_COMMAS) return null
  const ways: string[][] = []
  for (let at = 0; at + over < cells.length; at += 1) {
    const parts = cells.slice(at, at + over + 1)
    if (!parts.slice(1).every(part => part.startsWith(' ') && part.trim() !== '')) continue
    const row = [...cells.slice(0, at), parts.join(','), ...cells.slice(at + over + 1)]
    if (looksRight(row)) ways.push(row)
  }
  return ways.length === 1 ? (ways[0] ?? null) : null
}
