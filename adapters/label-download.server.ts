import type { DownloadLabels, LabelAnswer } from '#domain/labels/refresh-labels.server.ts'
import { networkWords } from './network-words.ts'

export type LabelDownloadOptions = { timeoutMs?: number; maxBytes?: number }

const TIMEOUT_MS = 60_000
/** Ten times the largest file known. */
const MAX_BYTES = 20 * 1024 ** 2
const MOST_REDIRECTS = 3

/**
 * Downloads label files: asks only for content newer than what is known, follows a few redirects within the
 * provider's own domain, and gives up on anything too large, too slow or incomplete.
 */
export function createLabelDownload(options: LabelDownloadOptions = {}): DownloadLabels {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options
  return async (address, known) => {
    try {
      const headers = new Headers({ 'user-agent': 'Plainwire/1', accept: 'text/csv, */*;q=0.5' })
      if (known.etag) headers.set('if-none-match', known.etag)
      if (known.lastModified) headers.set('if-modified-since', known.lastModified)
      return await ask(new URL(address), headers, AbortSignal.timeout(timeoutMs), maxBytes)
    } catch (error) {
      return { kind: 'failed', reason: `the file could not be downloaded: ${networkWords(error)}` }
    }
  }
}

async function ask(
  address: URL,
  headers: Headers,
  signal: AbortSignal,
  maxBytes: number,
): Promise<LabelAnswer> {
  let url = address
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const { status } = response
    if (status === 200) return fileOf(response, maxBytes)
    await response.body?.cancel()
    if (status === 304) return { kind: 'unchanged' }
    const target = status >= 300 && status < 400 ? response.headers.get('location') : null
    if (target === null) return { kind: 'failed', reason: `the address answered ${status}` }
    const next = new URL(target, url)
    if (next.protocol !== address.protocol || domainOf(next) !== domainOf(address)) {
      return { kind: 'failed', reason: `the address leads elsewhere, to ${next.host}` }
    }
    url = next
  }
  return { kind: 'failed', reason: 'the address leads on and on' }
}

async function fileOf(response: Response, maxBytes: number): Promise<LabelAnswer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) return { kind: 'failed', reason: `the file is over ${maxBytes / 1024 ** 2} MB` }
  }
  const said = Number(response.headers.get('content-length') ?? 0)
  if (said > 0 && !response.headers.has('content-encoding') && size !== said) {
    return { kind: 'failed', reason: `only ${size} of ${said} bytes came` }
  }
  return {
    kind: 'file',
    bytes: Buffer.concat(chunks),
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  }
}

/** The last two parts of a host, and its port: enough to stay with a US provider. */
const domainOf = ({ hostname, port }: URL) => `${hostname.split('.').slice(-2).join('.')}:${port}`
