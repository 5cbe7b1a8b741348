import { leadRequest } from '#domain/leads/lead-form.ts'
import { takeLead } from '#domain/leads/take-lead.server.ts'
import { settingsContext } from '../contexts.ts'
import { endpoint, json, readBody } from './endpoint.server.ts'
import type { Route } from './+types/leads.route.ts'

/** Takes the quote form. The thanks are the same for a first request, a repeat and a machine's. */
export function action(args: Route.ActionArgs) {
  const { salesPhone } = args.context.get(settingsContext)
  return endpoint({ method: 'POST', limit: 'lead' }, async ({ request, services, facts }) => {
    const body = await readBody(request, leadRequest)
    if (!body.ok) return body.response
    const result = await takeLead({ ...services, salesPhone }, body.value, {
      pageUrl: new URL(body.value.page, request.url).href,
      ipAddress: facts.clientAddress,
      userAgent: request.headers.get('user-agent')?.slice(0, 500) ?? null,
      globalPrivacyControl: request.headers.get('sec-gpc') === '1',
    })
    if (result !== 'taken') facts.log.info({ result }, 'lead not queued')
    return json({ success: true })
  })(args)
}

export const loader = action
