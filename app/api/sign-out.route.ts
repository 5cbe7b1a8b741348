import { endpoint } from './endpoint.server.ts'

/** Ends the session at once. */
export const action = endpoint('POST /api/sign-out')
export const loader = action
