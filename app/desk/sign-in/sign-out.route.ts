import { redirect } from 'react-router'
import { leaveDesk } from '#domain/staff-access/sign-in.operations.server.ts'
import { enterDesk } from '../enter-desk.server.ts'
import { returnToDesk } from '../return-to.ts'
import type { Route } from './+types/sign-out.route.ts'

/** Ends the session at the desk; where nobody touched it for an hour, the way back leads to the same page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { headers } = await enterDesk(leaveDesk, { request, context }, {})
  const wanted = new URL(request.url).searchParams.get('returnTo')
  const back = wanted === null ? '' : `?${new URLSearchParams({ returnTo: returnToDesk(wanted) })}`
  return redirect(`/desk/sign-in${back}`, { status: 303, headers })
}
