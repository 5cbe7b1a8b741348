import { z } from 'zod/mini'
import { rememberSearch } from '#domain/addresses/remember-search.server.ts'
import { findProviders } from '#domain/availability/find-providers.server.ts'
import { markDoubted } from '#domain/availability/reports.server.ts'
import { describeError } from '#platform/log.server.ts'
import { endpoint, json } from './endpoint.server.ts'
import { lookupRefusal } from './lookup-refusal.server.ts'
import { readBody } from './read-body.server.ts'

const lookupRequest = z.strictObject({
  address: z.string().check(z.trim(), z.minLength(5), z.maxLength(300)),
})

/** Who serves an address or a ZIP; a full address is remembered (specification, sections 4 and 7). */
export const action = endpoint(
  { method: 'POST', limit: 'lookup' },
  async ({ request, services, facts, visitor }) => {
    const body = await readBody(request, lookupRequest)
    if (!body.ok) return body.response
    const { log } = facts
    const deps = { ...services, log }
    const search = await findProviders(deps, body.value.address)
    if (!search.ok) return lookupRefusal(search, 'address')
    const { address } = search.value
    const result = await markDoubted(deps, search.value.result)
    if (!address) return json({ ...result, history: 'not_kept' })
    // What was found is told even where nobody can say whose search it is.
    const user = await visitor().catch((error: unknown) => {
      log.error({ err: describeError(error) }, 'visitor of a search not known')
      return undefined
    })
    if (user === undefined) return json({ ...result, history: 'failed' })
    const history = await rememberSearch(deps, user?.id ?? null, address, result.providers)
    return json({ ...result, history })
  },
)

export const loader = action
