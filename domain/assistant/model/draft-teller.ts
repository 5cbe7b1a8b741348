type Parts = {
  tell(draft: string): void
  /** Figures of a text that neither a tool told nor the visitor said. */
  invents(text: string, toolResults: readonly string[]): readonly string[]
  /** What the visitor reads of a model's text. */
  wordsOf(text: string): string
}

/**
 * Tells whole sentences of an answer while it is written, as far as every figure in them is proven: what a visitor has
 * read of it is never taken back for a wrong price.
 */
export function draftTeller({ tell, invents, wordsOf }: Parts) {
  let told = ''
  return (text: string, toolResults: readonly string[]): void => {
    const sentences = text.match(/^.*[.!?:](?=\s)/s)?.[0] ?? ''
    const draft = wordsOf(sentences)
    if (draft.length <= told.length || invents(sentences, toolResults).length > 0) return
    told = draft
    tell(draft)
  }
}
