/** Browsers that hide their location report one of these. */
const nowhere = /^(?:|UTC|GMT|Etc\/.*)$/

/** The browser's time zone; null if it reports none, or one that nobody lives in. */
export function browserZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return nowhere.test(timeZone ?? '') ? null : timeZone
}
