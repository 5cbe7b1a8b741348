import { endpoint } from './endpoint.server.ts'

/** One plan with its label. */
export const action = endpoint('GET /api/plans/:plan')
export const loader = action
