import { endpoint } from './endpoint.server.ts'

/** Takes a request to be told when a plan changes. */
export const action = endpoint('POST /api/watches/price')
export const loader = action
