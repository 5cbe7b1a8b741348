import { slotCalendar } from '#domain/callbacks/slot-calendar.ts'
import { readLeadCall } from '#domain/leads/read-lead-call.operations.server.ts'
import { performForm } from '../api/perform-form.server.ts'
import { servicesContext, settingsContext } from '../contexts.ts'
import { problemResponse, refusalResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/call.route.ts'

/** The hour of the call about a request as a file for calendars. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext)
  const key = (new URL(request.url).searchParams.get('key') ?? '').slice(0, 100)
  const found = await performForm(readLeadCall, { request, context }, { lead: params.lead, key })
  if (!found.ok && found.code !== 'invalid_input') return refusalResponse(found)
  const call = found.ok ? found.value.call : null
  if (!call?.slotStartsAt) return problemResponse('request_unknown')
  const file = slotCalendar(
    {
      uid: params.lead,
      startsAt: new Date(call.slotStartsAt),
      phone: call.phone || 'you',
      salesPhone: context.get(settingsContext).salesPhone,
      pageUrl: services.siteUrl,
    },
    services.now(),
  )
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="call.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
