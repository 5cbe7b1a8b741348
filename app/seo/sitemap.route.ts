import { countiesContext, servicesContext, settingsContext } from '../contexts.ts'
import type { Route } from './+types/sitemap.route.ts'
import { countyPages } from './county-pages.ts'
import { labelPages } from './label-pages.server.ts'
import { publicPages } from './public-pages.ts'

/** The site's pages for search engines, with the true date of their last change; places as far as real data know them. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const origin = context.get(settingsContext).publicUrl || new URL(request.url).origin
  const { places, catalogue, reads } = context.get(servicesContext)
  const { coverage } = context.get(countiesContext)
  // A state may be known from imports and from its counties: the later date is that of its last change.
  const pages = new Map<string, string>()
  for (const { path, lastModified } of [
    ...publicPages(catalogue),
    ...countyPages(coverage, catalogue.asOf),
    ...(await places.listed()),
    ...(await labelPages(reads, catalogue)),
  ]) {
    if (lastModified > (pages.get(path) ?? '')) pages.set(path, lastModified)
  }
  const urls = [...pages].map(
    ([path, lastModified]) => `<url><loc>${origin}${path}</loc><lastmod>${lastModified}</lastmod></url>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
