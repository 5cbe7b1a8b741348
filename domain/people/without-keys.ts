/** Replaces a key. */
const HIDDEN = '(key left out)'

/**
 * An email's text without the keys in its links: a reader at the desk must not be able to sign in as a customer, or
 * confirm in their name. The page that a link leads to stays readable.
 */
export function withoutKeys(body: string): string {
  return body
    .split('\n')
    .map(line => line.split(' ').map(withoutKey).join(' '))
    .join('\n')
}

function withoutKey(word: string): string {
  if (!word.startsWith('http')) return word
  const at = word.search(/[?#]/)
  return at < 0 ? word : `${word.slice(0, at + 1)}${HIDDEN}`
}
