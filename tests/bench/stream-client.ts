import { type ClientRequest, get } from 'node:http'

/** One open stream of server-sent events, as a browser holds it: it comes again with its last event id. */
export class StreamClient {
  lastId = ''
  /** How long to wait before coming again, as the server said last. */
  retryMs = 1_000
  /** Everything that came, in the order in which it came. */
  heard = ''
  onText: (text: string) => void = () => {}
  private readonly path: string
  private readonly headers: Record<string, string>
  private request: ClientRequest | undefined

  constructor(path: string, headers: Record<string, string>) {
    this.path = path
    this.headers = headers
  }

  /** Resolves with the first event; `ended` is called when the server ends the stream. */
  open(origin: string, ended: () => void = () => {}): Promise<void> {
    const { hostname, port } = new URL(origin)
    const again = this.lastId ? { 'last-event-id': this.lastId } : {}
    return new Promise((resolve, reject) => {
      const request = get(
        {
          ...{ hostname, port, path: this.path, agent: false },
          headers: { ...this.headers, ...again, accept: 'text/event-stream' },
        },
        response => {
          if (response.statusCode !== 200) reject(new Error(`${this.path} answered ${response.statusCode}`))
          response.setEncoding('utf8')
          response.on('data', (text: string) => {
            for (const [, retry] of text.matchAll(/^retry: (\d+)$/gm)) this.retryMs = Number(retry)
            for (const [, id = ''] of text.matchAll(/^id: (\d+)$/gm)) this.lastId = id
            if (text.includes('event: ')) resolve()
            this.heard += text
            this.onText(text)
          })
          response.on('close', ended)
        },
      )
      request.on('error', reject)
      this.request = request
    })
  }

  close(): void {
    this.request?.destroy()
  }
}
