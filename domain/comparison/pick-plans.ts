/** How many plans can be compared side by side. */
export const MAX_PICKED = 4

/** Adds a plan to those picked or removes it; a fifth one is ignored. */
export function togglePick(picked: readonly string[], id: string): string[] {
  if (picked.includes(id)) return picked.filter(one => one !== id)
  return picked.length < MAX_PICKED ? [...picked, id] : [...picked]
}
