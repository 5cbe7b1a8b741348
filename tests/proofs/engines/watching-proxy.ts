import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { createProxyServer } from 'http-proxy-3'
import { sendFaults, tellBreaches } from './watch-page.ts'

const FAULTS_PATH = '/faults-of-the-proof'
// It takes itself away: the page's own script finds the document as the server made it.
const script = `(${String(sendFaults)})(${JSON.stringify(FAULTS_PATH)});(${String(tellBreaches)})();document.currentScript.remove()`
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Stands between a site and a browser whose driver tells nothing of the console: every page gets one script more, which
 * its policy is told of, and which sends here what goes wrong.
 */
export class WatchingProxy {
  readonly faults: string[] = []
  private readonly server: Server

  private constructor(target: string) {
    const proxy = createProxyServer({ target, selfHandleResponse: true })
    proxy.on('proxyRes', (answer, _request, response) => void this.pass(answer, response))
    proxy.on('error', (_error, _request, response) => void (response as ServerResponse).destroy())
    this.server = createServer((request, response) => {
      if (request.url === FAULTS_PATH) {
        void text(request).then(fault => this.faults.push(fault))
        response.writeHead(204).end()
        return
      }
      delete request.headers['accept-encoding']
      proxy.web(request, response)
    })
  }

  static async start(target: string): Promise<WatchingProxy> {
    const proxy = new WatchingProxy(target)
    await new Promise<void>(resolve => proxy.server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }

  private async pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = { ...answer.headers }
    const isPage = headers['content-type']?.startsWith('text/html')
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(response)
      return
    }
    const policy = headers['content-security-policy']
    if (policy)
      headers['content-security-policy'] = policy.toString().replace('script-src ', `script-src ${hash} `)
    const page = (await buffer(answer)).toString().replace('<head>', `<head><script>${script}</script>`)
    delete headers['content-length']
    delete headers.etag
    response.writeHead(answer.statusCode ?? 502, headers).end(page)
  }
}
