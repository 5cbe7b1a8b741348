import { endpoint, json } from './endpoint.server.ts'

/** Who is signed in, for the parts of a page that are the same for nobody else. A session in use is kept alive here. */
export const loader = endpoint({ method: 'GET' }, async ({ request, services }) => {
  const { visitor, headers } = await services.accounts.prolongSession(request)
  return json({ user: visitor }, { headers })
})

export const action = loader
