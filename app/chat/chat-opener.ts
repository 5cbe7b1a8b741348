import { measure } from '../measurement/measure.ts'
import { showToast } from '../shell/toasts.ts'
import { chat } from './chat-store.ts'

let asked = 0

/**
 * Tells that there is no chat now, with the number to call instead (specification, section 8). A panel that threw is
 * taken away: the next press tries anew.
 */
export function sayChatFailed(title: string, salesPhone: string): void {
  chat.set({ Panel: null, asked: 0 })
  // A number stays on one line.
  const number = salesPhone.replaceAll(' ', '\u00a0')
  showToast({ tone: 'alarm', title, description: `Please try calling us instead at ${number}` })
}

/** Opens the chat from anywhere, and counts that somebody did; its code comes with the first time. */
export function openChat(salesPhone: string): void {
  measure('contact_initiated', 'chat')
  import('./chat-panel.tsx').then(
    module => chat.set({ Panel: module.ChatPanel, asked: ++asked }),
    () => sayChatFailed('Chat currently unavailable', salesPhone),
  )
}

/** Follows the conversation without opening it. Without its code nothing is lost: the next page tries again. */
export const followChat = (): Promise<void> =>
  import('./chat-panel.tsx').then(
    module => chat.set({ ...chat.get(), Panel: module.ChatPanel }),
    () => {},
  )
