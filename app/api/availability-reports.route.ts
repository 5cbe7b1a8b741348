import { endpoint } from './endpoint.server.ts'

/** Takes a report that an entry of the results is wrong. */
export const action = endpoint('POST /api/availability-reports')
export const loader = action
