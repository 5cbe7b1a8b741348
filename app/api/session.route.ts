import { endpoint } from './endpoint.server.ts'

/** Who is signed in, for the parts of a page that are the same for nobody else. */
export const action = endpoint('GET /api/session')
export const loader = action
