import { endpoint } from './endpoint.server.ts'

/** Withdraws the request that the visitor left in the chat. */
export const action = endpoint(['POST /api/chat-assistant/call/withdraw'])
export const loader = action
