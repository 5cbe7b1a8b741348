import { endpoint, json } from './endpoint.server.ts'

/** Ends the session at once. */
export const action = endpoint({ method: 'POST' }, async ({ request, services }) => {
  const { headers } = await services.accounts.signOut(request)
  return json({ success: true }, { headers })
})

export const loader = action
