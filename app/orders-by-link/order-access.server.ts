/** The longest text that is checked as a key. */
const KEY_MAX_LENGTH = 100

/** The key in the address of a request; null without one. */
export function keyIn(request: Request): string | null {
  const key = new URL(request.url).searchParams.get('key')
  return key === null ? null : key.slice(0, KEY_MAX_LENGTH)
}
