/** A part of a file with its own header, and the line of the file on which it begins. */
export type Piece = { text: string; firstLine: number }

/** This many first columns distinguish a header from anything else. */
const TELLING_COLUMNS = 3

/**
 * Splits a badly joined file: several CSV files one after the other, whose headers are at the start or in the middle
 * of a line. `header` is the first header line as written.
 */
export function gluedPieces(text: string, header: string, headerLine: number): Piece[] {
  const key = header.split(',', TELLING_COLUMNS).join(',')
  const begin = text.indexOf(header)
  if (begin < 0 || !key.includes(','))
    return [{ text: text.slice(Math.max(0, begin)), firstLine: headerLine }]
  const pieces: Piece[] = []
  let line = headerLine
  for (let from = begin; from < text.length; ) {
    const next = text.indexOf(`${key},`, from + key.length)
    const piece = text.slice(from, next < 0 ? text.length : next)
    pieces.push({ text: piece, firstLine: line })
    line += linesIn(piece)
    from = next < 0 ? text.length : next
  }
  return pieces
}

function linesIn(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
