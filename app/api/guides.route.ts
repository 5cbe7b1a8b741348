import { endpoint } from './endpoint.server.ts'

/** What guides there are. */
export const action = endpoint('GET /api/guides')
export const loader = action
