type Line = { id: string; providerName: string }

/** What of an order its provider doesn't offer at the home, and what is left of it. */
export type RefusedPart<L> = { refused: readonly L[]; left: readonly L[] }

/** Whether somebody has to say what was refused: with one provider it is taken to be everything. */
export const hasSeveralProviders = (lines: readonly Pick<Line, 'providerName'>[]): boolean =>
  new Set(lines.map(({ providerName }) => providerName)).size > 1

/** The order in two, by the lines that were chosen; everything is refused if nobody had to choose. */
export function refusedPart<L extends Line>(
  lines: readonly L[],
  chosen: readonly string[] | undefined,
): RefusedPart<L> {
  const ids = chosen ?? (hasSeveralProviders(lines) ? [] : lines.map(({ id }) => id))
  return {
    refused: lines.filter(({ id }) => ids.includes(id)),
    left: lines.filter(({ id }) => !ids.includes(id)),
  }
}
