import { endpoint } from './endpoint.server.ts'

/** What changed in providers' labels. */
export const action = endpoint('GET /api/price-changes')
export const loader = action
