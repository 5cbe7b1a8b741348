import { endpoint } from './endpoint.server.ts'

/** Mails the visitor's own conversation to them. */
export const action = endpoint('POST /api/chat-assistant/mail')
export const loader = action
