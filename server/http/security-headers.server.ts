import { createHash } from 'node:crypto'

/** What a page may load. Anything that isn't named is forbidden (`default-src 'none'`). */
export type PageSources = {
  /** `'nonce-…'` or `'sha256-…'` of each inline script and style. */
  inlineScripts: string[]
  inlineStyles: string[]
  outside: OutsideSources
}

/**
 * Origins of other sites named in the settings: whose scripts run, what those may request and show, and what may be
 * embedded.
 */
export type OutsideSources = {
  scripts: readonly string[]
  connections: readonly string[]
  images: readonly string[]
  frames: readonly string[]
}

/** Pages that load nothing from other sites. */
export const nothingOutside: OutsideSources = { scripts: [], connections: [], images: [], frames: [] }

/** The policy of one page. */
export function contentSecurityPolicy({ inlineScripts, inlineStyles, outside }: PageSources): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...inlineScripts, ...outside.scripts].join(' ')}`.trim(),
    `style-src 'self' ${inlineStyles.join(' ')}`.trim(),
    `img-src 'self' data: ${outside.images.join(' ')}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${outside.connections.join(' ')}`.trim(),
    ...(outside.frames.length > 0 ? [`frame-src ${outside.frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** `'sha256-…'` of an inline script or style, as a policy writes it. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of all inline scripts and styles of a page. */
export function inlineHashes(html: string): Pick<PageSources, 'inlineScripts' | 'inlineStyles'> {
  const inside = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(match => inlineHash(match[1] ?? ''))),
  ]
  return {
    inlineScripts: inside(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    inlineStyles: inside(/<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

/** Headers of every answer, including errors and files. */
export function baseSecurityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * What appears on partners' pages: the script that inserts the widget, and the widget, whose own policy says who may
 * frame it.
 */
const onOtherSites: ReadonlySet<string> = new Set(['/widget.js', '/widget/frame'])

export const isForOtherSites = (route: string): boolean => onOtherSites.has(route)

/** The headers of what other sites may load or frame. */
export function headersForOtherSites(https: boolean): Record<string, string> {
  const { 'x-frame-options': _, ...rest } = baseSecurityHeaders(https)
  return { ...rest, 'cross-origin-resource-policy': 'cross-origin' }
}

/** The answer with these headers added: the same object if it can be changed, because copying its body is expensive. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  try {
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  } catch (error) {
    // Answers from `fetch`, and some redirects, can't be changed.
    if (!(error instanceof TypeError)) throw error
    return withHeaders(new Response(response.body, response), headers)
  }
}

/** The policy for answers that aren't pages: nothing may be loaded or framed. */
export const noPagePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
