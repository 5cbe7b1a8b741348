/** A piece of text on a page, by its lower left corner and width in points; `y` grows upward. */
export type PlacedText = { text: string; x: number; y: number; width: number }

/** Pieces whose heights differ by less than this are on one line. */
const SAME_LINE = 3

/** The lines of a page from top to bottom, each from left to right; wide gaps become spaces. */
export function linesOfItems(items: readonly PlacedText[]): string[] {
  const placed = items.filter(item => item.text.trim() !== '').toSorted((a, b) => b.y - a.y)
  const lines: { y: number; items: PlacedText[] }[] = []
  for (const item of placed) {
    const line = lines.at(-1)
    if (line && Math.abs(line.y - item.y) < SAME_LINE) line.items.push(item)
    else lines.push({ y: item.y, items: [item] })
  }
  return lines.map(line => {
    let text = ''
    let end = Number.NEGATIVE_INFINITY
    for (const item of line.items.toSorted((a, b) => a.x - b.x)) {
      // Words that touch are one: files split them into pieces.
      const gap = item.x - end
      text += text === '' || gap < 1 ? item.text : `${gap > 12 ? '  ' : ' '}${item.text}`
      end = item.x + item.width
    }
    return text
  })
}
