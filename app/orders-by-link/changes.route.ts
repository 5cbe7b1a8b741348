import { followOwnOrder } from '#domain/orders/own-order.operations.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import { asksForStream } from '#platform/event-streams.server.ts'
import { LOST_NOTICES } from '#platform/notices.server.ts'
import { callerOf, operationDeps } from '../api/caller.server.ts'
import { servicesContext } from '../contexts.ts'
import { problemResponse, refusalResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/changes.route.ts'
import { keyIn } from './order-access.server.ts'

/** How many screens may have one order open: its customer's, and those of people who got the link. */
const STREAMS_OF_ONE_ORDER = 10

/** `event: change` whenever something about the order has changed; the page reads what it is. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { request, params, context } = args
  if (!asksForStream(request)) return problemResponse('not_found')
  const asked = await followOwnOrder.perform(
    operationDeps(context),
    callerOf(args).caller,
    given({ reference: params.reference, key: keyIn(request) }),
  )
  if (!asked.ok) return refusalResponse(asked)
  const { orderId } = asked.value
  const { streams, notices, now } = context.get(servicesContext)
  const response = streams.open([{ name: `order ${orderId}`, most: STREAMS_OF_ONE_ORDER }], stream => {
    const tell = () => stream.send({ event: 'change', data: null, id: now().getTime() })
    // Anything may have changed between the page's last read and this moment.
    tell()
    return notices.hear(({ topic, id }) => {
      const ours = id === orderId && (topic === 'order' || topic === 'work')
      if (ours || topic === LOST_NOTICES.topic) tell()
    })
  })
  return response ?? problemResponse('too_busy')
}
