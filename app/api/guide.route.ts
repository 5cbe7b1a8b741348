import { endpoint } from './endpoint.server.ts'

/** One guide, in sections. */
export const action = endpoint('GET /api/guides/:guide')
export const loader = action
