import type { Route } from './+types/state.route.ts'
import { stateAt } from './place-address.server.ts'
import { placeMeta } from './place-meta.ts'
import { PlacePage } from './place-page.tsx'
import { StateCountiesPage } from './state-counties-page.tsx'
import { stateMeta } from './state-meta.ts'
import { StateUnknownPage } from './state-unknown-page.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData && !loaderData.place ? stateMeta(matches, loaderData) : placeMeta(matches, loaderData?.place)

export function loader({ request, params, context }: Route.LoaderArgs) {
  return stateAt(request, context, params.state)
}

export { loadAsDocument as clientLoader } from '../first-load/server-drawn.tsx'

export default function State({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <PlacePage place={null} />
  const { place, counties, state, sellers } = loaderData
  if (!counties)
    return place ? <PlacePage place={place} /> : <StateUnknownPage state={state} sellers={sellers} />
  return place ? (
    <PlacePage place={place} counties={counties} />
  ) : (
    <StateCountiesPage state={state} counties={counties} />
  )
}
