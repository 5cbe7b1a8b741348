import { endpoint } from './endpoint.server.ts'

/** What a cart costs in all, with its bills. */
export const action = endpoint('POST /api/cart-cost')
export const loader = action
