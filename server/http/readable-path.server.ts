import { isReadablePath } from './matched-route.server.ts'

/**
 * A request whose path can be read. A page's path with broken escapes (`/%FF`) is taken as the text that was typed, so
 * that it gets the not-found screen as any other path without a page (specification, section 2); other requests stay as
 * they are, and are refused as malformed.
 */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url)
  const asksForPage = request.method === 'GET' || request.method === 'HEAD'
  if (!asksForPage || url.pathname.startsWith('/api/') || isReadablePath(url.pathname)) return request
  url.pathname = url.pathname.replaceAll('%', '%25')
  return new Request(url, request)
}
