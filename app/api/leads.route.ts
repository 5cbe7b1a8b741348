import { endpoint } from './endpoint.server.ts'

/** Takes the quote form. */
export const action = endpoint('POST /api/leads')
export const loader = action
