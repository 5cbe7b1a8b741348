const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True for a changing request that a browser makes from another site. Browsers give a request's origin in
 * Sec-Fetch-Site or Origin; other callers send neither and carry none of a visitor's cookies.
 */
export function isForeignMutation(request: Request, publicUrl: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.has('cookie')
  const own = [new URL(request.url).host, ...(publicUrl ? [new URL(publicUrl).host] : [])]
  const host = URL.parse(origin)?.host
  return host === undefined || !own.includes(host)
}
