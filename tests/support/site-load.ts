import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from './builders.ts'
import { Buyers } from './buyers.ts'
import { cookieOf } from './cookies.ts'

const { offerings } = readSeed()
const lines = offerings.slice(0, 2).map(one => aStoredLine(one.providerId, one.serviceName))

/** A separate client address for each request, so that limits per address don't hide what we look for. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** The longest time in which nothing was acknowledged, in milliseconds. */
type Gap = { from: number; ms: number }

/** Runs queries on a pool; what node-postgres has. */
export type Asks = { query(text: string): Promise<{ rows: Record<string, unknown>[] }> }

/**
 * Visitors who order, leave leads and chat at these sites, one after the other. Each repeats an order or lead until
 * it is acknowledged, like a browser whose visitor tries again: the same body, the same key.
 */
export class SiteLoad {
  /** The mark of each acknowledged order, with its id. */
  readonly orders = new Map<string, string>()
  readonly leads = new Set<string>()
  readonly said = new Set<string>()
  /** What the other answers were, or that there was none: how often. */
  readonly failures = new Map<string, number>()
  private readonly acknowledgedAt: number[] = []
  private readonly origins: readonly string[]
  private readonly pauseMs: number
  private running = true
  private all: Promise<unknown> = Promise.resolve()
  private asked = 0
  private readonly buyers = new Buyers(() => this.origin, anyAddress)

  private constructor(origins: readonly string[], pauseMs: number) {
    this.origins = origins
    this.pauseMs = pauseMs
  }

  static async start(
    origins: readonly string[],
    { clients = 4, pauseMs = 0 }: { clients?: number; pauseMs?: number } = {},
  ): Promise<SiteLoad> {
    const load = new SiteLoad(origins, pauseMs)
    await load.buyers.next()
    load.all = Promise.all(Array.from({ length: clients }, () => load.visit()))
    return load
  }

  /** How many orders and leads were acknowledged. */
  get acknowledged(): number {
    return this.acknowledgedAt.length
  }

  /** Waits until this many more are acknowledged; throws if that takes longer than the limit. */
  async growsBy(count: number, withinMs = 60_000): Promise<void> {
    const goal = this.acknowledged + count
    const deadline = Date.now() + withinMs
    while (this.acknowledged < goal) {
      if (Date.now() > deadline) throw new Error(`Not ${count} more within ${withinMs} ms: ${this.told}`)
      await wait(50)
    }
  }

  /** Ends when each visitor has got the answer that they are waiting for. */
  async stop(): Promise<void> {
    this.running = false
    await this.all
  }

  /** When something was first acknowledged after a moment; null if nothing was. */
  firstAfter(moment: number): number | null {
    return this.acknowledgedAt.find(at => at > moment) ?? null
  }

  /** The longest time in which nothing was acknowledged. */
  get longestGap(): Gap {
    let longest: Gap = { from: 0, ms: 0 }
    for (const [index, at] of this.acknowledgedAt.entries()) {
      const before = this.acknowledgedAt[index - 1] ?? at
      if (at - before > longest.ms) longest = { from: before, ms: at - before }
    }
    return longest
  }

  /** As one line. */
  get told(): string {
    const failed = [...this.failures].map(([what, count]) => `${count} x ${what}`).join(', ')
    return `${this.orders.size} orders, ${this.leads.size} leads, ${this.said.size} messages acknowledged; tried again after: ${failed || 'nothing'}`
  }

  /** What isn't there as it was acknowledged, or is there more than once. All zero if nothing is wrong. */
  async lostOrDoubled(database: Asks): Promise<Record<string, number>> {
    const counts = async (statement: string) =>
      new Map((await database.query(statement)).rows.map(row => [String(row.mark), row]))
    const orders = await counts(
      'select notes as mark, count(*)::int as times, min(id::text) as id from customer_orders group by 1',
    )
    const leads = await counts(
      `select split_part(email, '@', 1) as mark, count(*)::int as times from leads group by 1`,
    )
    const messages = await counts(
      `select message as mark, count(*)::int as times from chat_messages where sender = 'user' group by 1`,
    )
    const torn = await database.query(
      `select o.id from customer_orders o left join order_items i on i.order_id = o.id group by o.id having count(i.id) <> ${lines.length}`,
    )
    const more = (stored: Map<string, { times?: unknown }>) =>
      [...stored.values()].filter(row => Number(row.times) > 1).length
    return {
      'acknowledged orders lost': [...this.orders].filter(([mark, id]) => orders.get(mark)?.id !== id).length,
      'acknowledged leads lost': [...this.leads].filter(mark => !leads.has(mark)).length,
      'acknowledged messages lost': [...this.said].filter(mark => !messages.has(mark)).length,
      'orders doubled': more(orders),
      'leads doubled': more(leads),
      'orders without all of their lines': torn.rows.length,
    }
  }

  private get origin(): string {
    return this.origins[this.asked++ % this.origins.length] ?? ''
  }

  private async visit(): Promise<void> {
    while (this.running) {
      const order = randomUUID()
      const cookie = await this.buyers.next()
      const answer = await this.untilAcknowledged(
        '/api/orders',
        aPostedOrder({ lines, notes: order }),
        cookie,
      )
      this.orders.set(order, answer.orderId ?? '')
      const lead = randomUUID()
      await this.untilAcknowledged('/api/leads', {
        name: 'Ada Homeowner',
        email: `${lead}@example.com`,
        phone: '512 555 0100',
        zipCode: '78701',
        service: 'Home internet',
        marketingConsent: false,
        page: '/',
        website: '',
      })
      this.leads.add(lead)
      const words = `What is latency? ${randomUUID()}`
      // Sent once: somebody who sees that it failed sends it again by hand.
      if (await this.post('/api/chat-assistant', { message: words, sessionId: null, userId: null }))
        this.said.add(words)
      await wait(this.pauseMs)
    }
  }

  private async untilAcknowledged(path: string, body: unknown, cookie = ''): Promise<{ orderId?: string }> {
    for (;;) {
      const answer = await this.post(path, body, cookie)
      if (answer) {
        this.acknowledgedAt.push(Date.now())
        return answer
      }
      await wait(100)
    }
  }

  /** The answer; null if it wasn't a success. */
  private async post(path: string, body: unknown, cookie = ''): Promise<{ orderId?: string } | null> {
    const origin = this.origin
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': anyAddress(),
      origin,
      cookie,
    }
    try {
      const signal = AbortSignal.timeout(30_000)
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal,
      })
      const told: unknown = await answer.json()
      if (answer.ok) return told as { orderId?: string }
      this.failed(`${path} ${answer.status} ${(told as { code?: string }).code ?? ''}`)
    } catch (error) {
      this.failed(
        `${path} ${error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : ''}`,
      )
    }
    return null
  }

  private failed(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1)
  }
}

/** A visitor's chat with its cookie, for tests that follow it. */
export async function beginChat(
  origin: string,
  message: string,
): Promise<{ cookie: string; sessionId: string }> {
  const answer = await fetch(`${origin}/api/chat-assistant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': anyAddress() },
    body: JSON.stringify({ message, sessionId: null, userId: null }),
  })
  const { sessionId } = (await answer.json()) as { sessionId: string }
  return { cookie: cookieOf(answer), sessionId }
}
