import { slotCalendar } from '#domain/callbacks/slot-calendar.ts'
import { readOrderCall } from '#domain/orders/read-own-orders.operations.server.ts'
import { refused } from '#domain/shared/outcome.ts'
import { performForm } from '../api/perform-form.server.ts'
import { servicesContext, settingsContext } from '../contexts.ts'
import { refusalResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/call.route.ts'
import { keyIn } from './order-access.server.ts'

/** The hour of the call about an order as a file for calendars. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { now, siteUrl } = context.get(servicesContext)
  const asked = { reference: params.reference, key: keyIn(request) }
  const found = await performForm(readOrderCall, { request, context }, asked)
  if (!found.ok) return refusalResponse(found.code === 'invalid_input' ? refused('order_unknown') : found)
  const { id, reference, phone, startsAt } = found.value
  const file = slotCalendar(
    {
      uid: id,
      startsAt,
      phone,
      salesPhone: context.get(settingsContext).salesPhone,
      pageUrl: `${siteUrl}/orders/${reference}`,
    },
    now(),
  )
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="call-${reference}.ics"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
