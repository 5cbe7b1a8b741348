import type { Route } from './+types/city-or-county.route.ts'
import { countyMeta } from './county-meta.ts'
import { CountyPage } from './county-page.tsx'
import { cityOrCountyAt } from './place-address.server.ts'
import { placeMeta } from './place-meta.ts'
import { PlacePage } from './place-page.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.kind === 'county' ? countyMeta(matches, loaderData) : placeMeta(matches, loaderData)

export function loader({ request, params, context }: Route.LoaderArgs) {
  return cityOrCountyAt(request, context, params)
}

export { loadAsDocument as clientLoader } from '../first-load/server-drawn.tsx'

export default function CityOrCounty({ loaderData }: Route.ComponentProps) {
  return loaderData?.kind === 'county' ? <CountyPage county={loaderData} /> : <PlacePage place={loaderData} />
}
