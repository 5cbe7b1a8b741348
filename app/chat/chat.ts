// The chat: what opens it, wherever it stands, and the panel's place in the shell. Everything else here is private to the folder.
export { ChatButton } from './chat-button.tsx'
export { LiveChatButton, openChatPress, useLiveChat } from './live-chat.tsx'
export { UnreadMark } from './unread-mark.tsx'
