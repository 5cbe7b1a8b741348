import { endpoint } from './endpoint.server.ts'

/** Says when the visitor is called about their request in the chat; takes the hour that they choose. */
export const action = endpoint(['GET /api/chat-assistant/call', 'POST /api/chat-assistant/call'])
export const loader = action
