import { endpoint } from './endpoint.server.ts'

/** Counts a named event. */
export const action = endpoint('POST /api/events')
export const loader = action
