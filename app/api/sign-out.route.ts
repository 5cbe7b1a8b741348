import { endpoint } from './endpoint.server.ts'

/** Ends the session immediately. */
export const action = endpoint('POST /api/sign-out')
export const loader = action
