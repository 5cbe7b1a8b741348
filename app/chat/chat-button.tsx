import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { PartBoundary } from '../first-load/part-boundary.tsx'
import { useSettings } from '../use-settings.ts'
import { followChat, sayChatFailed } from './chat-opener.ts'
import { chat, closeChat } from './chat-store.ts'
import { useLiveChat } from './live-chat.tsx'
import { seenOfPerson } from './seen-of-person.ts'
import { UnreadMark } from './unread-mark.tsx'

/** The chat's button at the bottom right of wide screens, in the space that `page-width` leaves free (narrower ones have it in the bottom bar), and the chat's place. */
export function ChatButton() {
  const openChat = useLiveChat()
  const { Panel, asked } = chat.use()
  useEffect(() => {
    if (seenOfPerson() !== null) void followChat()
  }, [])
  return (
    <>
      <button
        type="button"
        onClick={openChat}
        data-chat-opener=""
        className="no-print fixed right-5 bottom-5 z-30 hidden size-14 place-items-center rounded-full border border-line bg-raised text-ink shadow-soft hover:text-lamp lg:grid"
      >
        <MessageCircle aria-hidden className="size-6" strokeWidth={1.75} />
        <span className="sr-only">Live Chat</span>
        <UnreadMark className="top-0 right-0" />
      </button>
      {Panel ? (
        <PartBoundary fallback={<ChatFailed />}>
          <Panel asked={asked} onClose={closeChat} />
        </PartBoundary>
      ) : null}
    </>
  )
}

function ChatFailed() {
  const { salesPhone } = useSettings()
  useEffect(() => sayChatFailed('Something went wrong', salesPhone), [salesPhone])
  return null
}
