/** How many plans can stand side by side. */
export const MAX_PICKED = 4

/** Puts a plan to those picked or takes it away; a fifth one is ignored. */
export function togglePick(picked: readonly string[], id: string): string[] {
  if (picked.includes(id)) return picked.filter(one => one !== id)
  return picked.length < MAX_PICKED ? [...picked, id] : [...picked]
}
