import { problems } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'

/** The page that costs nothing to serve, for when too many visitors ask for pages that must be drawn. */
export function busyPage(salesPhone: string): Response {
  const { status, title, message } = problems.too_busy
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} | ${brand.name}</title></head><body><h1>${title}</h1><p>${message} ${salesPhone}</p></body></html>`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
  })
}
