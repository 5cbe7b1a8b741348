import type { ComponentType } from 'react'
import { createBrowserStore } from '../ui/browser-store.ts'

/** The chat's panel once its code is there, and how often it was asked for; 0 is closed. `unread`: something was said meanwhile. */
type Chat = {
  Panel: ComponentType<{ asked: number; onClose(): void }> | null
  asked: number
  unread?: boolean
}

export const chat = createBrowserStore<Chat>({ Panel: null, asked: 0 })

/** Something was said: where the chat is closed, what opens it bears a mark. */
export function markUnread(): void {
  if (chat.get().asked === 0) chat.set({ ...chat.get(), unread: true })
}

export const closeChat = () => chat.set({ ...chat.get(), asked: 0 })
