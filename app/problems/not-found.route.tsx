import { data } from 'react-router'
import { brand } from '#platform/brand.ts'
import { requestContext } from '../contexts.ts'
import type { Route } from './+types/not-found.route.ts'
import { NotFound } from './not-found.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Page not found | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** Answers 404 and logs the path, so that we notice broken links of our own. */
export function loader({ request, context }: Route.LoaderArgs) {
  context.get(requestContext).log.warn({ path: new URL(request.url).pathname }, 'page not found')
  return data(null, { status: 404 })
}

export default NotFound
