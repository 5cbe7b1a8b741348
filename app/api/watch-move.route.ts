import { endpoint } from './endpoint.server.ts'

/** Takes the wish to be reminded of the steps of a move. */
export const action = endpoint('POST /api/watches/move')
export const loader = action
