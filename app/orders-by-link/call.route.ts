import { slotCalendar } from '#domain/callbacks/slot-calendar.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { openOrder } from '#domain/orders/open-order.server.ts'
import { servicesContext, settingsContext } from '../contexts.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/call.route.ts'
import { accessOf } from './order-access.server.ts'

/** The hour of the call about an order as a file for calendars. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext)
  const { db, now, siteUrl } = services
  const order = await openOrder(services, await accessOf(request, params.reference, context))
  const slot = order && (await slotOf(db, { kind: 'order', id: order.id }))
  if (!slot) return problemResponse('order_unknown')
  const file = slotCalendar(
    {
      uid: order.id,
      startsAt: slot.startsAt,
      phone: order.contactPhone ?? '',
      salesPhone: context.get(settingsContext).salesPhone,
      pageUrl: `${siteUrl}/orders/${order.reference}`,
    },
    now(),
  )
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="call-${order.reference}.ics"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
