import { endpoint } from './endpoint.server.ts'

/** Tells when the visitor is called about what they left in the chat; takes the hour that they choose. */
export const action = endpoint(['GET /api/chat-assistant/call', 'POST /api/chat-assistant/call'])
export const loader = action
