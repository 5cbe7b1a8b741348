const MAX_LENGTH = 160

/**
 * A question without what could name who asked it: addresses of mail and of pages go, and so does every number of more than
 * five digits or with a sign in front. A ZIP code and a price stay.
 */
export function plainQuestion(text: string): string {
  return text
    .slice(0, 1_000)
    .split(/\s+/)
    .map(word => (word.includes('@') || word.includes('://') || word.startsWith('www.') ? '#' : word))
    .join(' ')
    .replace(/\+?\(?\d[\d ().-]{5,}\d/g, '#')
    .slice(0, MAX_LENGTH)
    .trim()
}
