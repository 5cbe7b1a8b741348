/**
 * The facts that a cell joins as `Name | value |Name | value`, even if the separator between a value and the next
 * name is missing (`$35Early termination fee | $0`): `names` are the known ones, which end a value. In order.
 */
export function spokenFacts(cell: string | null, names: readonly string[]): [name: string, value: string][] {
  if (cell === null) return []
  const marked = markNames(cell, names)
  const parts = marked.split('|').map(part => part.trim())
  const facts: [string, string][] = []
  for (let index = 0; index < parts.length; ) {
    const name = parts[index] ?? ''
    if (name === '') {
      index += 1
      continue
    }
    facts.push([name, parts[index + 1] ?? ''])
    index += 2
  }
  return facts
}

/** The same text with a separator before each known name that follows something else. */
function markNames(cell: string, names: readonly string[]): string {
  const lower = cell.toLowerCase()
  const cuts = new Set<number>()
  for (const name of names) {
    const key = `${name.toLowerCase()} |`
    for (let at = lower.indexOf(key); at >= 0; at = lower.indexOf(key, at + key.length)) cuts.add(at)
  }
  let marked = ''
  let from = 0
  for (const cut of [...cuts].toSorted((a, b) => a - b)) {
    const before = cell.slice(from, cut)
    marked += before
    if (before.trim() !== '' && !before.trimEnd().endsWith('|')) marked += '|'
    from = cut
  }
  return marked + cell.slice(from)
}
