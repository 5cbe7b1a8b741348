import { endpoint } from './endpoint.server.ts'

/** City, state and county of a ZIP code. */
export const action = endpoint('GET /api/zip/:zip')
export const loader = action
