import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { DownloadLabels, LabelAnswer } from '#domain/labels/refresh-labels.server.ts'
import { guardedRequest } from './guarded-post.server.ts'
import { networkWords } from './network-words.ts'

export type LabelDownloadOptions = { timeoutMs?: number; maxBytes?: number; mayBeLoopback?: boolean }

const TIMEOUT_MS = 60_000
/** Ten times the largest file known. */
const MAX_BYTES = 20 * 1024 ** 2
const MOST_REDIRECTS = 3

/**
 * Downloads label files: asks only for content newer than what is known, follows a few redirects within the
 * provider's own domain, each to an address of the public internet, and gives up on anything too large, too slow or
 * incomplete.
 */
export function createLabelDownload(options: LabelDownloadOptions = {}): DownloadLabels {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, mayBeLoopback = false } = options
  return async (address, known) => {
    try {
      const headers = {
        ...{ 'user-agent': 'Plainwire/1', accept: 'text/csv, */*;q=0.5', 'accept-encoding': 'gzip, br' },
        ...(known.etag ? { 'if-none-match': known.etag } : {}),
        ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
      }
      const request = { headers, mayBeLoopback, signal: AbortSignal.timeout(timeoutMs) }
      return await ask(new URL(address), request, maxBytes)
    } catch (error) {
      return { kind: 'failed', reason: `the file could not be downloaded: ${networkWords(error)}` }
    }
  }
}

async function ask(
  address: URL,
  request: { headers: Record<string, string>; mayBeLoopback: boolean; signal: AbortSignal },
  maxBytes: number,
): Promise<LabelAnswer> {
  let url = address
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await guardedRequest({ ...request, url })
    const { statusCode: status = 0 } = response
    if (status === 200) return fileOf(response, maxBytes)
    response.destroy()
    if (status === 304) return { kind: 'unchanged' }
    const target = status >= 300 && status < 400 ? response.headers.location : undefined
    if (target === undefined) return { kind: 'failed', reason: `the address answered ${status}` }
    const next = new URL(target, url)
    if (next.protocol !== address.protocol || domainOf(next) !== domainOf(address)) {
      return { kind: 'failed', reason: `the address leads elsewhere, to ${next.host}` }
    }
    url = next
  }
  return { kind: 'failed', reason: 'the address leads on and on' }
}

async function fileOf(response: IncomingMessage, maxBytes: number): Promise<LabelAnswer> {
  const { headers } = response
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of unpacked(response)) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) return { kind: 'failed', reason: `the file is over ${maxBytes / 1024 ** 2} MB` }
  }
  const said = Number(headers['content-length'] ?? 0)
  if (said > 0 && headers['content-encoding'] === undefined && size !== said) {
    return { kind: 'failed', reason: `only ${size} of ${said} bytes came` }
  }
  return {
    kind: 'file',
    bytes: Buffer.concat(chunks),
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  }
}

const unpackers = new Map<string, () => NodeJS.ReadWriteStream>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])

/** The content of an answer, unpacked as it says that it is packed. */
function unpacked(response: IncomingMessage): AsyncIterable<Uint8Array> {
  const unpacker = unpackers.get(response.headers['content-encoding'] ?? '')?.()
  if (!unpacker) return response
  // A connection that breaks off ends what it fed, too: neither waits for the other.
  pipeline(response, unpacker).catch(() => {})
  return unpacker as AsyncIterable<unknown> as AsyncIterable<Uint8Array>
}

/** The last two parts of a host, and its port: enough to stay with a US provider. */
const domainOf = ({ hostname, port }: URL) => `${hostname.split('.').slice(-2).join('.')}:${port}`
