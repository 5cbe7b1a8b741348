/** Shorter ones may stand twice: `Ask before you order.` */
const LEAST_LETTERS = 40

/** What such a sentence says depends on the one before it: two plans may cost the same over 24 months. */
const pointsBack = /^(?:That is|Its?) /

/** A text without the sentences and lines that it says a second time: two answers to one message may tell the same. */
export function saidOnce(text: string): string {
  const said = new Set<string>()
  const isNew = (part: string, index: number, parts: readonly string[]): boolean => {
    const own = part.trim()
    if (own.length < LEAST_LETTERS) return true
    const key = pointsBack.test(own)
      ? parts
          .slice(0, index + 1)
          .join(' ')
          .trim()
      : own
    if (said.has(key)) return false
    said.add(key)
    return true
  }
  const lines = new Set<string>()
  const isNewLine = (line: string): boolean => {
    if (line.length >= LEAST_LETTERS && lines.has(line)) return false
    lines.add(line)
    return true
  }
  return text
    .split('\n')
    .filter(isNewLine)
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
