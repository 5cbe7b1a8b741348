import { z } from 'zod/mini'
import { slotCalendar } from '#domain/callbacks/slot-calendar.ts'
import { leadCall } from '#domain/leads/lead-call.server.ts'
import { servicesContext, settingsContext } from '../contexts.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/call.route.ts'

/** The hour of the call about a request as a file for calendars. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext)
  const key = (new URL(request.url).searchParams.get('key') ?? '').slice(0, 100)
  const known = z.uuid().safeParse(params.lead).success
  const call = known ? await leadCall(services, { lead: params.lead, key }) : null
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
