import { endpoint } from './endpoint.server.ts'

/** What plans cost in total, as in `?plans=metronet-500,spectrum-internet`. */
export const action = endpoint('GET /api/cost-comparison')
export const loader = action
