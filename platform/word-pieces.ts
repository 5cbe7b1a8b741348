/** A piece of a word with its place in the vocabulary and how likely it is, as a logarithm. */
export type Piece = readonly [text: string, score: number | null]

/** What stands for a blank before a word. */
const BLANK = '\u2581'
/** The first pieces of a vocabulary are signs of the encoder's own. */
const RESERVED = 6

/** Splits text into the likeliest pieces of a vocabulary (unigram, as SentencePiece does), given by their places; what no piece begins with is left out. */
export function splitterOf(vocabulary: readonly Piece[]): (text: string) => number[] {
  const places = new Map(vocabulary.slice(RESERVED).map(([piece], index) => [piece, index + RESERVED]))
  const longest = Math.max(...vocabulary.map(([piece]) => piece.length))
  return text => {
    const letters = Array.from(`${BLANK}${text.normalize('NFKC').replaceAll(' ', BLANK)}`)
    /** The likeliest way to each letter's end: how likely it is, with the last piece and where that begins. */
    const ways: { score: number; place: number; from: number }[] = [{ score: 0, place: 0, from: 0 }]
    for (const [at, letter] of letters.entries()) {
      const before = ways[at]?.score ?? 0
      let piece = ''
      let found = false
      for (let end = at; end < Math.min(letters.length, at + longest); end += 1) {
        piece += letters[end] ?? ''
        const place = places.get(piece)
        if (place === undefined) continue
        found = true
        const score = before + (vocabulary[place]?.[1] ?? 0)
        if (score >= (ways[end + 1]?.score ?? Number.NEGATIVE_INFINITY))
          ways[end + 1] = { score, place, from: at }
      }
      if (!found && letter) ways[at + 1] ??= { score: before, place: 0, from: at }
    }
    const pieces: number[] = []
    for (let at = letters.length; at > 0; at = ways[at]?.from ?? 0) {
      const place = ways[at]?.place ?? 0
      if (place > 0) pieces.push(place)
    }
    return pieces.toReversed()
  }
}
