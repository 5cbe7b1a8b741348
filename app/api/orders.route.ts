import { endpoint } from './endpoint.server.ts'

/** Places an order (specification, section 7). */
export const action = endpoint('POST /api/orders')
export const loader = action
