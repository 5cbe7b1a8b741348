import { z } from 'zod/mini'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { operation } from '#domain/shared/define-operation.ts'
import type { WebCaller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { consentCircumstances } from '../consent/consent-circumstances.ts'
import { bundleLeadRequest } from './bundle-lead-form.ts'
import { leadRequest } from './lead-form.ts'
import type { LeadDeps } from './record-lead.server.ts'
import { takeBundleLead } from './take-bundle-lead.server.ts'
import { takeLead } from './take-lead.server.ts'

type Place = NonNullable<ReturnType<PlacesOfZips['find']>> & { city: string; state: string }
type Places = { find(zipCode: string): Place | undefined }

const thanks = z.object({ success: z.literal(true) })

/** Takes the quote form. The thanks are the same for a first request, a repeat and a machine's. */
export const requestQuote = operation({
  name: 'requestQuote',
  summary: 'Asks for a quote and a call back. A repeat within ten minutes is thanked for and not sent twice.',
  input: leadRequest,
  output: thanks,
  refusals: [],
  limits: [{ name: 'lead', per: 'client' }],
  lane: 'rest',
  async run(deps: LeadDeps, caller: WebCaller, request) {
    const result = await takeLead(deps, request, consentCircumstances(caller, request.page))
    if (result !== 'taken') caller.log.info({ result }, 'lead not queued')
    return succeeded({ success: true as const })
  },
})

/** Takes the bundle builder's form. The thanks are the same for a first request, a repeat and a machine's. */
export const requestBundle = operation({
  name: 'requestBundle',
  summary: 'Asks for a call back about a bundle. Plans go by their ids; prices are always the catalog’s.',
  input: bundleLeadRequest,
  output: thanks,
  refusals: ['nothing_chosen', 'plan_unknown'],
  limits: [{ name: 'lead', per: 'client' }],
  lane: 'rest',
  async run(
    deps: Omit<LeadDeps, 'zips'> & { catalogue: Catalogue; zips: Places },
    caller: WebCaller,
    request,
  ) {
    const { zipCode, page } = request
    const place = deps.zips.find(zipCode)
    const address = place ? `${place.city}, ${place.state} ${zipCode}` : zipCode
    const outcome = await takeBundleLead(deps, request, address, consentCircumstances(caller, page))
    if (!outcome.ok) return { ...outcome, field: 'bundle' }
    if (outcome.value !== 'taken') caller.log.info({ result: outcome.value }, 'bundle lead not queued')
    return succeeded({ success: true as const })
  },
})
