import { problemResponse } from '../problems/problem-response.server.ts'

/** Anything below /api that isn't an endpoint. */
export const loader = () => problemResponse('not_found')
export const action = loader
