import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { takenEncodings } from '../pages/memory-file.server.ts'

const packWithBrotli = promisify(brotliCompress)
const packWithGzip = promisify(gzip)
/** Nearly as small as the strongest, in a hundredth of its time; outside of the thread that answers. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/**
 * Routes whose answers are long and hold nothing of whoever asks: places, labels and the sitemap. Other pages made on request go
 * as they are, because what is compressed beside a visitor's own data can be guessed from its length.
 */
const publicRoutes: ReadonlySet<string> = new Set([
  '/internet/:state',
  '/internet/:state/:city',
  '/plans/:plan/label',
  '/price-changes',
  '/price-changes/:file',
  '/providers/:provider/labels',
  '/providers/:provider/labels/:label',
  '/providers/:provider/price-changes',
  '/sitemap.xml',
])

/** The answer in the best encoding that the client takes, where its route is one of those. */
export async function compressPublic(request: Request, route: string, response: Response): Promise<Response> {
  if (!publicRoutes.has(route) || request.method !== 'GET' || response.status !== 200) return response
  const takes = takenEncodings(request.headers.get('accept-encoding') ?? '')
  const encoding = takes.br ? 'br' : takes.gzip ? 'gzip' : null
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  if (encoding === null) return new Response(response.body, { status: 200, headers })
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  const whole = Buffer.from(await response.arrayBuffer())
  const packed = encoding === 'br' ? await packWithBrotli(whole, { params }) : await packWithGzip(whole)
  return new Response(new Uint8Array(packed), { status: 200, headers })
}
