import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { takenEncodings } from '../pages/memory-file.server.ts'
import { withHeaders } from './security-headers.server.ts'

const packWithBrotli = promisify(brotliCompress)
const packWithGzip = promisify(gzip)
/** Nearly as small as the strongest level, in a hundredth of its time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
/**
 * Longer answers are packed outside the thread that answers. For shorter ones the way there and its memory take as
 * long again as the packing (0.8 ms of processor time instead of 0.45 for 19 kB).
 */
const PACKED_AT_ONCE_BYTES = 32 * 1024

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
  '/price-changes/changes.csv',
  '/price-changes/feed.xml',
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
  return new Response(new Uint8Array(await pack(encoding, whole)), { status: 200, headers })
}

function pack(encoding: 'br' | 'gzip', whole: Buffer): Promise<Buffer> | Buffer {
  if (whole.length > PACKED_AT_ONCE_BYTES)
    return encoding === 'br' ? packWithBrotli(whole, { params }) : packWithGzip(whole)
  return encoding === 'br' ? brotliCompressSync(whole, { params }) : gzipSync(whole)
}
