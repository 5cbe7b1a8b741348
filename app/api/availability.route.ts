import { endpoint } from './endpoint.server.ts'

/** Who serves a ZIP, as in `?zip=78701`. */
export const action = endpoint('GET /api/availability')
export const loader = action
