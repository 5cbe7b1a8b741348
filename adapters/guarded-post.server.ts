import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookUpPublic, PrivateAddressError } from './public-address.server.ts'

type Request = {
  url: URL
  headers: Record<string, string>
  /** Whether requests to this machine itself are allowed, too, also over http. */
  mayBeLoopback: boolean
}
type Post = Request & {
  body: string
  timeoutMs: number
  /** The rest of the answer is not read. */
  answerBytes: number
}

const loopback = new Set(['localhost', '127.0.0.1', '::1'])
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')
const isLocal = (url: URL, mayBeLoopback: boolean) => mayBeLoopback && loopback.has(hostOf(url))

/** Whether an address looks like one we may send a request to; its name is looked up at each one. */
export function mayPostTo(url: URL, mayBeLoopback: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (isLocal(url, mayBeLoopback)) return /^https?:$/.test(url.protocol)
  const host = hostOf(url)
  return url.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
}

/**
 * Posts to an address that somebody entered, where `guardedRequest` lets it. Redirects are not followed. Throws if the
 * address can't be reached or isn't allowed.
 */
export async function guardedPost(post: Post): Promise<{ status: number; text: string }> {
  const { url, body, timeoutMs, answerBytes, mayBeLoopback } = post
  const headers = { ...post.headers, 'content-length': String(Buffer.byteLength(body)) }
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await guardedRequest({ url, headers, mayBeLoopback, signal, body })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    // Whoever stops reading breaks the connection off.
    if (size >= answerBytes) break
  }
  const text = Buffer.concat(chunks).toString('utf8', 0, Math.min(size, answerBytes))
  return { status: response.statusCode ?? 0, text }
}

/**
 * The answer to a GET, or to a POST where there is a body: over https, only from the public internet, whatever the
 * name resolves to at this moment. Redirects are not followed.
 */
export async function guardedRequest(
  request: Request & { signal: AbortSignal; body?: string },
): Promise<IncomingMessage> {
  const { url, headers, signal, body, mayBeLoopback } = request
  // A numeric address is connected to without a lookup.
  if (!mayPostTo(url, mayBeLoopback))
    throw new PrivateAddressError(`${url.origin} is no https address of the public internet`)
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      // A new connection for each request: one kept open would go where the name used to lead.
      agent: false,
      signal,
      ...(isLocal(url, mayBeLoopback) ? {} : { lookup: lookUpPublic }),
    })
    sent.on('error', reject)
    sent.on('response', resolve)
    sent.end(body)
  })
}
