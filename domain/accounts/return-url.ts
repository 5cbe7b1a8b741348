/**
 * Where to go after sign-in: a path of this site, or `/`. What could lead elsewhere is refused: `//host`, `/\host`,
 * a scheme, control characters.
 */
export function safeReturnUrl(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 2_000) return '/'
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/'
  const base = 'https://site.invalid'
  const url = URL.parse(wanted, base)
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/'
  return url.pathname.startsWith('/auth') ? '/' : `${url.pathname}${url.search}${url.hash}`
}

/** Where a visit to the sign-in page leads on: what its navigation state saved, else its address. */
export function savedReturnUrl({ state, search }: { state: unknown; search: string }): string {
  const saved = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null
  return safeReturnUrl(saved ?? new URLSearchParams(search).get('returnTo'))
}
