import { problemResponse } from '../problems/problem-response.server.ts'

/** Anything below /api that is no endpoint. */
export const loader = () => problemResponse('not_found')
export const action = loader
