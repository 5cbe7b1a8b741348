import { withDrafts } from './drafts.server.ts'
import { endpoint } from './endpoint.server.ts'

/** Takes a message and answers it; returns the earlier ones. */
export const action = withDrafts(endpoint(['POST /api/chat-assistant', 'GET /api/chat-assistant']))
export const loader = action
