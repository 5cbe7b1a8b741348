/** What stands in the place of a key. */
const HIDDEN = '(key left out)'

/**
 * The words of a mail without what its links carry: a reader of the desk must not sign in as a customer, or confirm in
 * their name. The page that a link leads to stays readable.
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
