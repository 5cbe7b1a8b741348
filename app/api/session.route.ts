import { endpoint, json } from './endpoint.server.ts'

/** Who is signed in, for the parts of a page that are the same for nobody else. */
export const loader = endpoint({ method: 'GET' }, async ({ visitor }) => json({ user: await visitor() }))

export const action = loader
