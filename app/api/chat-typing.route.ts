import { endpoint } from './endpoint.server.ts'

/** Reports that the visitor is typing. */
export const action = endpoint('POST /api/chat-assistant/typing')
export const loader = action
