/** The ZIP code that a text in lower case names. */
export function zipIn(text: string): string | null {
  return text.match(/(?<![$\d])\b(\d{5})(?:-\d{4})?\b(?!\d)/)?.[1] ?? null
}
