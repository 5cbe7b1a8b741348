import { MessageCircle, Phone } from 'lucide-react'
import { telHref } from '#platform/brand.ts'
import { barItemClass, CartButton } from '../cart/cart.ts'
import { UnreadMark, useLiveChat } from '../chat/chat.ts'
import { useSettings } from '../use-settings.ts'

/** Call, chat and cart within reach of the thumb, until there is room for the chat beside the content. */
export function BottomBar() {
  const { salesPhone } = useSettings()
  const openChat = useLiveChat()
  return (
    <nav
      aria-label="Quick actions"
      className="no-print fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 border-t border-line bg-raised lg:hidden scripting-none:grid-cols-1"
    >
      <a href={telHref(salesPhone)} className={barItemClass}>
        <Phone aria-hidden className="size-6" strokeWidth={1.75} />
        Call
      </a>
      <button type="button" onClick={openChat} data-chat-opener="" className={barItemClass}>
        <MessageCircle aria-hidden className="size-6" strokeWidth={1.75} />
        Chat
        <UnreadMark className="top-1.5 left-[calc(50%+0.375rem)]" />
      </button>
      <CartButton labelled />
    </nav>
  )
}
