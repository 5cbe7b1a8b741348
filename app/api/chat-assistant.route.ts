import { endpoint } from './endpoint.server.ts'

/** Takes a message and answers it; tells the earlier ones. */
export const action = endpoint(['POST /api/chat-assistant', 'GET /api/chat-assistant'])
export const loader = action
