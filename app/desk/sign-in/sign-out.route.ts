import { redirect } from 'react-router'
import { leaveDesk } from '#domain/staff-access/sign-in.operations.server.ts'
import { enterDesk } from '../enter-desk.server.ts'
import type { Route } from './+types/sign-out.route.ts'

/** Ends the session at the desk. */
export async function action({ request, context }: Route.ActionArgs) {
  const { headers } = await enterDesk(leaveDesk, { request, context }, {})
  return redirect('/desk/sign-in', { status: 303, headers })
}
