import type { History, ShownMessage } from './chat-client.ts'

/** How a conversation stands: who has it, who left, whether somebody was asked for. */
export type Standing = Pick<History, 'takenOver' | 'person' | 'left' | 'waiting' | 'zipCode'>

type Hearer = {
  message(message: ShownMessage): void
  standing(standing: Standing): void
  typing(): void
  /** Streams do not come through just now: what is new must be asked for. */
  lost(): void
}

const POLL_MS = 4_000

/**
 * Hears the visitor's own conversation go on after a position. The browser comes again by itself where it is cut off, for
 * what came after the last message it got. Answers how to stop.
 */
export function followConversation(after: number, hear: Hearer): () => void {
  let source: EventSource
  let position = after
  let live = false
  const open = () => {
    source = new EventSource(`/api/chat-assistant/stream?after=${position}`)
    source.addEventListener('message', ({ data, lastEventId }) => {
      position = Number(lastEventId)
      hear.message(JSON.parse(String(data)) as ShownMessage)
    })
    // Told first on every connection.
    source.addEventListener('standing', ({ data }) => {
      live = true
      hear.standing(JSON.parse(String(data)) as Standing)
    })
    source.addEventListener('typing', () => hear.typing())
    source.addEventListener('error', () => {
      live = false
    })
  }
  open()
  const poll = setInterval(() => {
    if (live) return
    hear.lost()
    if (source.readyState === EventSource.CLOSED) open()
  }, POLL_MS)
  return () => {
    clearInterval(poll)
    source.close()
  }
}
