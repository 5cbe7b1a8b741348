import { endpoint } from './endpoint.server.ts'

/** Plans by what they must have, as in `?zip=78701&minDownloadMbps=300`. */
export const action = endpoint('GET /api/plans')
export const loader = action
