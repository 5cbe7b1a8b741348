import { endpoint } from './endpoint.server.ts'

/** Signs a program in. */
export const action = endpoint('POST /api/sign-in')
export const loader = action
