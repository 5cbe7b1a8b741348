/** One event as it arrived. */
export type HeardEvent = { event: string; id: string; data: unknown }

/** A client of server-sent events: reads line by line, like a browser. */
export class HeardStream {
  readonly response: Response
  readonly events: HeardEvent[] = []
  /** The id of the last event, as a browser sends it when it reconnects. */
  lastId = ''
  private readonly reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  private readonly decoder = new TextDecoder()
  private rest = ''

  constructor(response: Response) {
    this.response = response
    this.reader = response.body?.getReader()
  }

  /** Everything up to the first event that matches; throws if the stream ends first. */
  async until(fits: (event: HeardEvent) => boolean): Promise<HeardEvent> {
    for (let seen = 0; ; ) {
      for (; seen < this.events.length; seen += 1) {
        const event = this.events[seen]
        if (event && fits(event)) return event
      }
      if (!(await this.read())) throw new Error(`The stream ended after ${JSON.stringify(this.events)}`)
    }
  }

  /** Reads until the server ends the stream. */
  async untilEnd(): Promise<void> {
    while (await this.read());
  }

  /** Cuts the connection, as a network failure does. */
  async cut(): Promise<void> {
    await this.reader?.cancel().catch(() => {})
  }

  /** The words of every message so far. */
  get words(): string[] {
    return this.events
      .filter(({ event }) => event === 'message')
      .map(({ data }) => (data as { message: string }).message)
  }

  private async read(): Promise<boolean> {
    const piece = await this.reader?.read()
    if (!piece || piece.done) return false
    const blocks = (this.rest + this.decoder.decode(piece.value, { stream: true })).split('\n\n')
    this.rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .find(line => line.startsWith(`${name}: `))
          ?.slice(name.length + 2)
      const event = field('event')
      if (event === undefined) continue
      const id = field('id') ?? this.lastId
      this.lastId = id
      this.events.push({ event, id, data: JSON.parse(field('data') ?? 'null') })
    }
    return true
  }
}

/** The headers with which a browser opens a stream, and reconnects. */
export const streamHeaders = (cookie: string, lastId = ''): Record<string, string> => ({
  accept: 'text/event-stream',
  cookie,
  ...(lastId ? { 'last-event-id': lastId } : {}),
})
