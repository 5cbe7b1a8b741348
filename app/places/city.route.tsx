import { requestContext, servicesContext } from '../contexts.ts'
import type { Route } from './+types/city.route.ts'
import { placeAt } from './place-address.server.ts'
import { placeMeta } from './place-meta.ts'
import { PlacePage } from './place-page.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => placeMeta(matches, loaderData)

export function loader({ request, params, context }: Route.LoaderArgs) {
  return placeAt(request, context.get(servicesContext), context.get(requestContext).log, params)
}

export { loadAsDocument as clientLoader } from '../first-load/server-drawn.tsx'

export default function City({ loaderData }: Route.ComponentProps) {
  return <PlacePage place={loaderData} />
}
