import { settingsContext } from '../contexts.ts'
import type { Route } from './+types/robots.route.ts'

/**
 * What search engines may read: everything except the endpoints and the desk. Visitors' own screens say 'noindex'
 * themselves.
 */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const origin = context.get(settingsContext).publicUrl || new URL(request.url).origin
  return new Response(`User-agent: *\nDisallow: /api/\nDisallow: /desk\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
