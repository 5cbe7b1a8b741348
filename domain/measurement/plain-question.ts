import { withoutStreets } from '#domain/shared/street-in.ts'

const MAX_LENGTH = 160

/**
 * A question without anything that could identify who asked it: email, web and street addresses are removed, and so is
 * every number of more than five digits or with a sign in front. ZIP codes and prices stay.
 */
export function plainQuestion(text: string): string {
  return withoutStreets(text.slice(0, 1_000))
    .split(/\s+/)
    .map(word => (word.includes('@') || word.includes('://') || word.startsWith('www.') ? '#' : word))
    .join(' ')
    .replace(/\+?\(?\d[\d ().-]{5,}\d/g, '#')
    .slice(0, MAX_LENGTH)
    .trim()
}
