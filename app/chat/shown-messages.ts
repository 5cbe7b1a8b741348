import { sanitizeMessage } from '#domain/assistant/sanitize-message.ts'
import type { ShownMessage } from './chat-client.ts'

let nextId = 0

/** A message that is shown before the server has told of it. */
export const localMessage = (sender: ShownMessage['sender'], message: string): ShownMessage => ({
  id: `local-${nextId++}`,
  sender,
  message,
  name: null,
  plans: [],
  zipCode: null,
  choices: [],
})

export const isLocal = ({ id }: ShownMessage) => id.startsWith('local-')

/**
 * The messages with one that the server told, by its answer or by the stream, whichever comes first: shown once. It takes
 * the place of the one that was shown already when it was written.
 */
export function withMessage(messages: readonly ShownMessage[], told: ShownMessage): readonly ShownMessage[] {
  if (messages.some(({ id }) => id === told.id)) return messages
  const place = messages.findIndex(
    shown =>
      isLocal(shown) &&
      shown.sender === told.sender &&
      sanitizeMessage(shown.message) === sanitizeMessage(told.message),
  )
  return place < 0 ? [...messages, told] : messages.with(place, told)
}
