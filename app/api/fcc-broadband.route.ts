import { endpoint } from './endpoint.server.ts'

/** Who serves an address or a ZIP (specification, section 7). */
export const action = endpoint('POST /api/fcc-broadband')
export const loader = action
