/**
 * A PostgreSQL regular expression that finds a lower-case text as a whole word: `bo@example.com`, but not in
 * `robo@example.com` or `bo@example.com.au`.
 */
export function wholeWord(text: string): string {
  const literal = text.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`)
  return String.raw`(?<![a-z0-9._%+-])${literal}(?![a-z0-9_-]|\.[a-z0-9])`
}
