/** Whose things are counted together, and how many of them may be open. */
export type Holder = { name: string; most: number }

/** Counts what is open by its holders. */
export function countHeld() {
  const held = new Map<string, number>()
  const of = (name: string) => held.get(name) ?? 0
  return {
    /** Counts one for every holder, or none if one of them has as many as it may. Returns what takes it back. */
    take(holders: readonly Holder[]): (() => void) | null {
      if (holders.some(({ name, most }) => of(name) >= most)) return null
      for (const { name } of holders) held.set(name, of(name) + 1)
      return () => {
        for (const { name } of holders) {
          if (of(name) > 1) held.set(name, of(name) - 1)
          else held.delete(name)
        }
      }
    },
  }
}
