import { leadRequest } from '#domain/leads/lead-form.ts'
import { takeLead } from '#domain/leads/take-lead.server.ts'
import { settingsContext } from '../contexts.ts'
import type { Route } from './+types/leads.route.ts'
import { endpoint, json } from './endpoint.server.ts'
import { leadCircumstances } from './lead-circumstances.server.ts'
import { readBody } from './read-body.server.ts'

/** Takes the quote form. The thanks are the same for a first request, a repeat and a machine's. */
export function action(args: Route.ActionArgs) {
  const { salesPhone } = args.context.get(settingsContext)
  return endpoint({ method: 'POST', limit: 'lead' }, async ({ request, services, facts }) => {
    const body = await readBody(request, leadRequest)
    if (!body.ok) return body.response
    const result = await takeLead(
      { ...services, salesPhone },
      body.value,
      leadCircumstances(request, facts, body.value.page),
    )
    if (result !== 'taken') facts.log.info({ result }, 'lead not queued')
    return json({ success: true })
  })(args)
}

export const loader = action
