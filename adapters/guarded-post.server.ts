import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookUpPublic, PrivateAddressError } from './public-address.server.ts'

type Post = {
  url: URL
  headers: Record<string, string>
  body: string
  timeoutMs: number
  /** More of the answer is not read. */
  answerBytes: number
  /** Whether this very machine may be posted to as well, over http too. */
  mayBeLoopback: boolean
}

const loopback = new Set(['localhost', '127.0.0.1', '::1'])
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')
const isLocal = (url: URL, mayBeLoopback: boolean) => mayBeLoopback && loopback.has(hostOf(url))

/** Whether an address can be one that is posted to, as far as it says by itself; its name is looked up at each post. */
export function mayPostTo(url: URL, mayBeLoopback: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (isLocal(url, mayBeLoopback)) return /^https?:$/.test(url.protocol)
  const host = hostOf(url)
  return url.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
}

/**
 * Posts to an address that somebody entered: over https, to the public internet alone, whatever its name leads to at
 * this moment. Redirects are not followed. Throws where it cannot be reached or may not be.
 */
export async function guardedPost(post: Post): Promise<{ status: number; text: string }> {
  const { url, headers, body, timeoutMs, answerBytes, mayBeLoopback } = post
  // A number is connected to without being looked up.
  if (!mayPostTo(url, mayBeLoopback))
    throw new PrivateAddressError(`${url.origin} is no https address of the public internet`)
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // Each message on a connection of its own: one that is kept open leads where a name led before.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(isLocal(url, mayBeLoopback) ? {} : { lookup: lookUpPublic }),
    })
    request.on('error', reject)
    request.on('response', response => {
      const chunks: Buffer[] = []
      let size = 0
      const done = () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8', 0, Math.min(size, answerBytes)),
        })
      response.on('error', reject)
      response.on('end', done)
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size < answerBytes) return
        done()
        request.destroy()
      })
    })
    request.end(body)
  })
}
