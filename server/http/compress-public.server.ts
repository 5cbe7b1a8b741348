import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { takenEncodings } from '../pages/memory-file.server.ts'
import { withHeaders } from './security-headers.server.ts'

const packWithBrotli = promisify(brotliCompress)
const packWithGzip = promisify(gzip)
/** Nearly as small as the strongest level, in a hundredth of its time; outside the thread that answers. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/**
 * Routes whose answers are long and the same for everyone who asks the same: results, pages with a query, places,
 * labels, catalog and guides. Other pages made on request are sent uncompressed, because the length of a compressed
 * page can reveal what is beside a visitor's own data (tests/http/compressed-answers.test.ts checks that these
 * contain nothing about a visitor).
 */
export const publicRoutes: ReadonlySet<string> = new Set([
  '/adt-packages',
  '/api/availability',
  '/api/guides/:guide',
  '/api/openapi.json',
  '/api/plans',
  '/api/plans/:plan',
  '/api/price-changes',
  '/bundles',
  '/internet-plans',
  '/internet/:state',
  '/internet/:state/:city',
  '/moving',
  '/plans/:plan/label',
  '/price-changes',
  '/price-changes/:file',
  '/promised-and-served',
  '/providers',
  '/providers/:provider/labels',
  '/providers/:provider/labels/:label',
  '/providers/:provider/price-changes',
  '/quote',
  '/results',
  '/sitemap.xml',
  '/vivint-packages',
])

/** The answer in the best encoding that the client accepts, if its route is one of those. */
export async function compressPublic(request: Request, route: string, response: Response): Promise<Response> {
  if (!publicRoutes.has(route) || request.method !== 'GET' || response.status !== 200) return response
  const takes = takenEncodings(request.headers.get('accept-encoding') ?? '')
  const encoding = takes.br ? 'br' : takes.gzip ? 'gzip' : null
  const vary = [response.headers.get('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  if (encoding === null) return withHeaders(response, { vary })
  const headers = new Headers(response.headers)
  headers.set('vary', vary)
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  const whole = Buffer.from(await response.arrayBuffer())
  const packed = encoding === 'br' ? await packWithBrotli(whole, { params }) : await packWithGzip(whole)
  return new Response(new Uint8Array(packed), { status: 200, headers })
}
