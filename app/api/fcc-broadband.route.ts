import { z } from 'zod/mini'
import { rememberSearch } from '#domain/addresses/remember-search.server.ts'
import { findProviders } from '#domain/availability/find-providers.server.ts'
import { markDoubted } from '#domain/availability/reports.server.ts'
import { endpoint, json, readBody } from './endpoint.server.ts'
import { lookupRefusal } from './lookup-refusal.server.ts'

const lookupRequest = z.strictObject({
  address: z.string().check(z.trim(), z.minLength(5), z.maxLength(300)),
})

/** Who serves an address or a ZIP; a full address is remembered (specification, sections 4 and 7). */
export const action = endpoint(
  { method: 'POST', limit: 'lookup' },
  async ({ request, services, facts, visitor }) => {
    const body = await readBody(request, lookupRequest)
    if (!body.ok) return body.response
    const search = await findProviders({ ...services, log: facts.log }, body.value.address)
    if (!search.ok) return lookupRefusal(search, 'address')
    const { address } = search.value
    const result = await markDoubted(services, search.value.result)
    if (!address) return json({ ...result, history: 'not_kept' })
    const user = await visitor()
    const history = await rememberSearch(
      { db: services.db, log: facts.log },
      user?.id ?? null,
      address,
      result.providers,
    )
    return json({ ...result, history })
  },
)

export const loader = action
