/**
 * Of buttons that each remove an entry (`data-remove`), the one of the next entry, or of the one before where this is the
 * last: it takes the focus, since the pressed one goes with its entry.
 */
export function neighborToRemove(pressed: HTMLElement): HTMLElement | undefined {
  const all = [...(pressed.closest('ul, tr')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
  const at = all.indexOf(pressed)
  return all[at + 1] ?? all[at - 1]
}
