import { hearEvents } from '../operations/event-stream.ts'
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
 * Hears the visitor's own conversation go on after a position: where it is cut off, what came after the last message it got.
 * Answers how to stop.
 */
export function followConversation(after: number, hear: Hearer): () => void {
  let position = after
  return hearEvents({
    address: () => `/api/chat-assistant/stream?after=${position}`,
    events: {
      message({ data, lastEventId }) {
        position = Number(lastEventId)
        hear.message(JSON.parse(data) as ShownMessage)
      },
      // Told first on every connection.
      standing: ({ data }) => hear.standing(JSON.parse(data) as Standing),
      typing: () => hear.typing(),
    },
    lost: () => hear.lost(),
    pollMs: POLL_MS,
  })
}
