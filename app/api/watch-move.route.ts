import { endpoint } from './endpoint.server.ts'

/** Takes a request for reminders of the steps of a move. */
export const action = endpoint('POST /api/watches/move')
export const loader = action
