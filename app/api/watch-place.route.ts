import { endpoint } from './endpoint.server.ts'

/** Takes a request to be told when internet comes to a ZIP code. */
export const action = endpoint('POST /api/watches/place')
export const loader = action
