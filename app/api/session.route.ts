import { endpoint } from './endpoint.server.ts'

/** The signed-in visitor, for the parts of a page that differ for each one. */
export const action = endpoint('GET /api/session')
export const loader = action
