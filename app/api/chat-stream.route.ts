import { askForChatStream } from './chat-stream.server.ts'

/** The visitor's own conversation as it goes on. */
export const loader = askForChatStream
