/** At most so many questions of one message are answered. */
const MOST = 3

/** The questions of a message, where it holds several: apart by their ends. Short pieces stay with what they stand by. */
export function separateQuestions(message: string): string[] {
  const pieces = message
    .split(/(?<=[?!])\s+|(?<=[a-z]{3}\.)\s+|\n+/i)
    .map(piece => piece.trim())
    .filter(piece => /[\p{L}\p{N}?]/u.test(piece))
  const whole = pieces.reduce<string[]>((left, piece) => {
    const last = left.at(-1)
    // 'ok.', 'hi!' and the like are no questions of their own.
    if (last !== undefined && (last.split(' ').length < 3 || piece.split(' ').length < 3))
      return [...left.slice(0, -1), `${last} ${piece}`]
    return [...left, piece]
  }, [])
  return whole.length === 0 || whole.length > MOST ? [message] : whole
}
