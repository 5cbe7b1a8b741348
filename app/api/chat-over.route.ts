import { endpoint } from './endpoint.server.ts'

/** Leaves the visitor's own conversation. */
export const action = endpoint('POST /api/chat-assistant/over')
export const loader = action
