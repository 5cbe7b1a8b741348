import type { ComponentType } from 'react'
import { measure } from '../measurement/measure.ts'
import { showToast } from '../shell/toasts.ts'
import { createBrowserStore } from '../ui/browser-store.ts'

/** The chat's panel once its code is there, and how often it was asked for; 0 is closed. `unread`: something was said meanwhile. */
type Chat = {
  Panel: ComponentType<{ asked: number; onClose(): void }> | null
  asked: number
  unread?: boolean
}

export const chat = createBrowserStore<Chat>({ Panel: null, asked: 0 })
let asked = 0

/** Something was said: where the chat is closed, what opens it bears a mark. */
export function markUnread(): void {
  if (chat.get().asked === 0) chat.set({ ...chat.get(), unread: true })
}

export const closeChat = () => chat.set({ ...chat.get(), asked: 0 })

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
    ({ ChatPanel }) => chat.set({ Panel: ChatPanel, asked: ++asked }),
    () => sayChatFailed('Chat currently unavailable', salesPhone),
  )
}
