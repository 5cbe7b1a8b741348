import { followDesk } from '#domain/desk/follow-desk.operations.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import { asksForStream } from '#platform/event-streams.server.ts'
import { operationDeps } from '../api/caller.server.ts'
import { servicesContext } from '../contexts.ts'
import { problemResponse, refusalResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/stream.route.ts'
import { deskCallerOf } from './desk-caller.server.ts'
import { openDeskStream } from './desk-changes.server.ts'

/** What changes, as it does: `event: change` with `{topic, id}`. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  if (!asksForStream(args.request)) return problemResponse('not_found')
  const services = args.context.get(servicesContext)
  const asked = await followDesk.perform(operationDeps(args.context), deskCallerOf(args).caller, given({}))
  if (!asked.ok) return refusalResponse(asked)
  return openDeskStream(services, asked.value.staffId) ?? problemResponse('too_busy')
}
