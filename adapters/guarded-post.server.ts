import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookUpPublic, PrivateAddressError } from './public-address.server.ts'

type Post = {
  url: URL
  headers: Record<string, string>
  body: string
  timeoutMs: number
  /** The rest of the answer is not read. */
  answerBytes: number
  /** Whether posts to this machine itself are allowed, too, also over http. */
  mayBeLoopback: boolean
}

const loopback = new Set(['localhost', '127.0.0.1', '::1'])
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')
const isLocal = (url: URL, mayBeLoopback: boolean) => mayBeLoopback && loopback.has(hostOf(url))

/** Whether an address looks like one we may post to; its name is looked up at each post. */
export function mayPostTo(url: URL, mayBeLoopback: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (isLocal(url, mayBeLoopback)) return /^https?:$/.test(url.protocol)
  const host = hostOf(url)
  return url.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
}

/**
 * Posts to an address that somebody entered: over https, only to the public internet, whatever its name resolves to
 * at this moment. Redirects are not followed. Throws if the address can't be reached or isn't allowed.
 */
export async function guardedPost(post: Post): Promise<{ status: number; text: string }> {
  const { url, headers, body, timeoutMs, answerBytes, mayBeLoopback } = post
  // A numeric address is connected to without a lookup.
  if (!mayPostTo(url, mayBeLoopback))
    throw new PrivateAddressError(`${url.origin} is no https address of the public internet`)
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A new connection for each message: one kept open would go where the name used to lead.
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
