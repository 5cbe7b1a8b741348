/** Shorter ones may stand twice: `Ask before you order.` */
const LEAST_LETTERS = 40

/** A text without the sentences and lines that it says a second time: two answers to one message may tell the same. */
export function saidOnce(text: string): string {
  const said = new Set<string>()
  const isNew = (part: string): boolean => {
    const key = part.trim()
    if (key.length < LEAST_LETTERS) return true
    if (said.has(key)) return false
    said.add(key)
    return true
  }
  return text
    .split('\n')
    .map(line => {
      const sentences = line.split(/(?<=[.!?]) (?=[A-Z“])/)
      const left = sentences.filter(isNew)
      return { line: left.join(' '), isGone: left.length === 0 }
    })
    .filter(({ isGone }) => !isGone)
    .map(({ line }) => line)
    .join('\n')
    .trimEnd()
}
