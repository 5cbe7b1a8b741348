import { MessageCircle } from 'lucide-react'
import type { Press } from '../first-load/listen-for-presses.ts'
import { type ButtonLook, buttonClass } from '../ui/button.tsx'
import { useSettings } from '../use-settings.ts'
import { openChat } from './chat-opener.ts'

/** On an element that opens the chat: the number to call where that fails. */
const OPEN_CHAT = 'data-open-chat'

/** Opens the chat from the pressed element. */
export const openChatPress: Press = {
  selector: `[${OPEN_CHAT}]`,
  act: element => openChat(element.getAttribute(OPEN_CHAT) ?? ''),
}

/** Opens the chat. */
export function useLiveChat(): () => void {
  const { salesPhone } = useSettings()
  return () => openChat(salesPhone)
}

type Props = { look?: ButtonLook; className?: string; label?: string }

/** Opens the chat, also in parts of a page whose code has not come yet. */
export function LiveChatButton({ look = 'primary', className, label = 'Live Chat' }: Props) {
  const { salesPhone } = useSettings()
  return (
    <button type="button" {...{ [OPEN_CHAT]: salesPhone }} className={buttonClass(look, className)}>
      <MessageCircle aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      {label}
    </button>
  )
}
