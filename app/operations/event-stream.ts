type Stream = {
  /** Asked for at each connection, as it may name what was heard last. */
  address: () => string
  events: Readonly<Record<string, (event: MessageEvent<string>) => void>>
  /** Streams do not come through just now: what is new must be asked for. Called again each time this long passes. */
  lost: () => void
  pollMs: number
}

/**
 * Hears a stream of events of the server. The browser comes again by itself where the server only was away; where it gives
 * up, the stream is opened anew. Answers how to stop.
 */
export function hearEvents({ address, events, lost, pollMs }: Stream): () => void {
  let live = false
  const open = () => {
    const source = new EventSource(address())
    for (const [name, hear] of Object.entries(events))
      source.addEventListener(name, event => {
        live = true
        hear(event as MessageEvent<string>)
      })
    source.addEventListener('error', () => {
      live = false
    })
    return source
  }
  let source = open()
  const poll = setInterval(() => {
    if (live) return
    lost()
    if (source.readyState === EventSource.CLOSED) source = open()
  }, pollMs)
  return () => {
    clearInterval(poll)
    source.close()
  }
}
