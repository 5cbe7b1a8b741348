import { endpoint } from './endpoint.server.ts'

/** What a cart costs in total, with its bills. */
export const action = endpoint('POST /api/cart-cost')
export const loader = action
