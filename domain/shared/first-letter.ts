/** The same words with a first letter as a sentence begins: `by cable` is `By cable`. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The same words inside a sentence: `Up to 500 Mbps` is `up to 500 Mbps`. */
export const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
