import { endpoint } from './endpoint.server.ts'

/** What an empty checkout says of an order that another tab has just placed. */
export const action = endpoint('GET /api/orders/just-placed')
export const loader = action
