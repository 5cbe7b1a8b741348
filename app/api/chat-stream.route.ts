import { askForChatStream } from './chat-stream.server.ts'

/** The visitor's own conversation as it continues. */
export const loader = askForChatStream
