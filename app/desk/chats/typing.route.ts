import { typeInChat } from '#domain/assistant/representative/desk-chats.operations.server.ts'
import { refusalResponse } from '../../problems/problem-response.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import type { Route } from './+types/typing.route.ts'

/** Tells the visitor that somebody types; the body says nothing. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const result = await askDesk(typeInChat, args, { chat: args.params.chat })
  return result.ok ? new Response(null, { status: 204 }) : refusalResponse(result)
}
