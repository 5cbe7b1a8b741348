/**
 * A regular expression of PostgreSQL that finds a text in lower case where it stands by itself: `bo@example.com`, but
 * neither in `robo@example.com` nor in `bo@example.com.au`.
 */
export function wholeWord(text: string): string {
  const literal = text.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`)
  return String.raw`(?<![a-z0-9._%+-])${literal}(?![a-z0-9_-]|\.[a-z0-9])`
}
