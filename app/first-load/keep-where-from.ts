/** The key in a tab's storage for the headers that say where its visit came from. */
export const WHERE_FROM_KEY = 'plainwire-from'

/**
 * Remembers which link this visit came from (`utm_…`), and the mark of the partner's site that it was opened from,
 * only in this tab; with Global Privacy Control, not the link. Runs in the page itself, because the address changes
 * with the next page and hardly any visit has anything to remember. They are stored as the headers that `callApi`
 * sends with posts.
 */
export const KEEP_WHERE_FROM = `(() => {
  if (!/[?&](utm_|partner=)/.test(location.search)) return
  try {
    const query = new URLSearchParams(location.search)
    const told = new URLSearchParams()
    for (const name of ['utm_source', 'utm_medium', 'utm_campaign'])
      if (query.get(name)) told.set(name, query.get(name).slice(0, 100))
    const kept = JSON.parse(sessionStorage.getItem('${WHERE_FROM_KEY}') || '{}')
    if (String(told) && !navigator.globalPrivacyControl) kept['x-arrival'] = String(told)
    if (/^[a-z0-9-]{1,40}$/.test(query.get('partner'))) kept['x-partner'] = query.get('partner')
    sessionStorage.setItem('${WHERE_FROM_KEY}', JSON.stringify(kept))
  } catch {}
})()`
