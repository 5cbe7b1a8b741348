import { chat } from './chat-store.ts'

/** On what opens the chat: that something was said while it was closed. */
export function UnreadMark() {
  return chat.use().unread ? (
    <>
      <span className="sr-only"> (new message)</span>
      <span aria-hidden className="absolute top-0 right-0 size-3 rounded-full bg-alarm" />
    </>
  ) : null
}
