import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string; payload: Record<string, unknown> }

export const TEST_WEBHOOK_SECRET = `whsec_${Buffer.from('a secret that only tests know it').toString('base64')}`

/** A webhook receiver that keeps what comes and answers as a test wants. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = []
  url = ''
  /** What it answers; `null` never answers at all. */
  answer: number | null = 200
  private readonly server: Server
  private waiting: (() => void)[] = []
  private readonly unanswered = new Set<ServerResponse>()

  private constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        this.received.push({
          headers: request.headers,
          body,
          payload: JSON.parse(body) as Record<string, unknown>,
        })
        if (this.answer === null) this.unanswered.add(response)
        else response.writeHead(this.answer).end('taken')
        for (const wake of this.waiting.splice(0)) wake()
      })
    })
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver()
    await new Promise<void>(resolve => receiver.server.listen(0, '127.0.0.1', resolve))
    receiver.url = `http://127.0.0.1:${(receiver.server.address() as AddressInfo).port}/hook`
    return receiver
  }

  /** Waits until this many messages have come. */
  async until(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>(resolve => this.waiting.push(resolve))
  }

  /** Whether a message was signed with the tests' secret. */
  isSigned({ body, headers }: ReceivedWebhook): boolean {
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    new Webhook(TEST_WEBHOOK_SECRET).verify(body, signed)
    return true
  }

  async close(): Promise<void> {
    for (const response of this.unanswered) response.destroy()
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }
}
