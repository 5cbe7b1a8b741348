import { redirect } from 'react-router'
import { changePresence } from '#domain/staff-access/own-desk.operations.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { refusalResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/presence.route.ts'
import { askDesk } from './ask-desk.server.ts'

/** The switch in the header; back to where it was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ['presence'])
  const result = await askDesk(changePresence, { request, context }, form)
  if (!result.ok) return refusalResponse(result)
  return redirect(backTo(request), 303)
}

function backTo(request: Request): string {
  const from = URL.parse(request.headers.get('referer') ?? '')
  return from?.host === new URL(request.url).host && from.pathname.startsWith('/desk')
    ? from.pathname + from.search
    : '/desk'
}
