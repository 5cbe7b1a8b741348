import { endpoint } from './endpoint.server.ts'

/** Which guides there are. */
export const action = endpoint('GET /api/guides')
export const loader = action
