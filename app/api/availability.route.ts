import { findProviders } from '#domain/availability/find-providers.server.ts'
import { markDoubted } from '#domain/availability/reports.server.ts'
import { isZipCode } from '#domain/shared/zip-code.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import { endpoint, json } from './endpoint.server.ts'
import { lookupRefusal } from './lookup-refusal.server.ts'

/** Who serves a ZIP (`?zip=78701`). Nothing is remembered. */
export const loader = endpoint({ method: 'GET', limit: 'lookup' }, async ({ request, services, facts }) => {
  const zip = new URL(request.url).searchParams.get('zip')?.trim() ?? ''
  if (!isZipCode(zip)) {
    const message = 'Enter a ZIP code of five digits, as in ?zip=78701.'
    return problemResponse('invalid_input', { message, fields: { zip: message } })
  }
  const deps = { ...services, log: facts.log }
  const search = await findProviders(deps, zip)
  return search.ok ? json(await markDoubted(deps, search.value.result)) : lookupRefusal(search, 'zip')
})

export const action = loader
