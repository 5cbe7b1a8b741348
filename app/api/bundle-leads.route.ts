import { endpoint } from './endpoint.server.ts'

/** Takes the bundle builder's form. */
export const action = endpoint('POST /api/bundle-leads')
export const loader = action
