import { endpoint } from './endpoint.server.ts'

/** When a home can be called. */
export const action = endpoint('GET /api/callback-hours/:zip')
export const loader = action
