import { bundleLeadRequest } from '#domain/leads/bundle-lead-form.ts'
import { takeBundleLead } from '#domain/leads/take-bundle-lead.server.ts'
import { settingsContext } from '../contexts.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/bundle-leads.route.ts'
import { endpoint, json } from './endpoint.server.ts'
import { leadCircumstances } from './lead-circumstances.server.ts'
import { readBody } from './read-body.server.ts'

const refusals = {
  nothing_chosen: 'Choose at least one service.',
  plan_unknown: 'A plan of this bundle is no longer offered. Please choose again.',
}

/** Takes the bundle builder's form. The thanks are the same for a first request, a repeat and a machine's. */
export function action(args: Route.ActionArgs) {
  const { salesPhone } = args.context.get(settingsContext)
  return endpoint({ method: 'POST', limit: 'lead' }, async ({ request, services, facts }) => {
    const body = await readBody(request, bundleLeadRequest)
    if (!body.ok) return body.response
    const { zipCode, page } = body.value
    const place = services.zips.find(zipCode)
    const outcome = await takeBundleLead(
      { ...services, salesPhone },
      body.value,
      place ? `${place.city}, ${place.state} ${zipCode}` : zipCode,
      leadCircumstances(request, facts, page),
    )
    if (!outcome.ok) {
      const message = refusals[outcome.code]
      return problemResponse('invalid_input', { message, fields: { bundle: message } })
    }
    if (outcome.value !== 'taken') facts.log.info({ result: outcome.value }, 'bundle lead not queued')
    return json({ success: true })
  })(args)
}

export const loader = action
