import { MessageCircle } from 'lucide-react'
import { useLiveChat } from './contact.tsx'

/** The chat's button at the bottom right of wide screens; phones have it in the bottom bar. */
export function ChatButton() {
  const openChat = useLiveChat()
  return (
    <button
      type="button"
      onClick={openChat}
      aria-label="Live Chat"
      className="no-print fixed right-5 bottom-5 z-30 hidden size-14 place-items-center rounded-full border border-line bg-raised text-ink shadow-soft hover:text-lamp sm:grid"
    >
      <MessageCircle aria-hidden className="size-6" strokeWidth={1.75} />
    </button>
  )
}
