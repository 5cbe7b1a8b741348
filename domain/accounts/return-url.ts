/**
 * Where to go after sign-in: a path of this site, or `/`. Anything that could lead elsewhere is refused: `//host`,
 * `/\host`, a scheme, control characters.
 */
export function safeReturnUrl(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 2_000) return '/'
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/'
  const base = 'https://site.invalid'
  const url = URL.parse(wanted, base)
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/'
  return url.pathname.startsWith('/auth') ? '/' : `${url.pathname}${url.search}${url.hash}`
}

/** The address of a page of the sign-in that leads on to `returnTo`; nothing is said of the home page. */
export function onwards(path: string, returnTo: string, others: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...others, ...(returnTo === '/' ? {} : { returnTo }) })
  return search.size > 0 ? `${path}?${search}` : path
}

/** Where the visitor continues after the sign-in page: what its navigation state saved, or else its address. */
export function savedReturnUrl({ state, search }: { state: unknown; search: string }): string {
  const saved = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null
  return safeReturnUrl(saved ?? new URLSearchParams(search).get('returnTo'))
}
