import { problemResponse } from '../problems/problem-response.server.ts'
import { endpoint, json } from './endpoint.server.ts'

/** City, state and county of a ZIP code. */
export const loader = endpoint({ method: 'GET', limit: 'zip' }, async ({ params, services }) => {
  const entry = services.zips.find(params.zip ?? '')
  if (!entry) return problemResponse('not_found', { message: 'We do not know this ZIP code.' })
  const { zipCode, city, state, county } = entry
  return json({ zipCode, city, state, county }, { headers: { 'cache-control': 'public, max-age=86400' } })
})

export const action = loader
