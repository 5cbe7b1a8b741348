import { endpoint } from './endpoint.server.ts'

/** Plans that meet requirements, as in `?zip=78701&minDownloadMbps=300`. */
export const action = endpoint('GET /api/plans')
export const loader = action
