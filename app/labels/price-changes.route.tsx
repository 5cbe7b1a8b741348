import { catalogueContext, requestContext, servicesContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import type { Route } from './+types/price-changes.route.ts'
import { labelProvider } from './label-routes.server.ts'
import { priceChangesMeta } from './price-changes-meta.ts'
import { PriceChangesPage } from './price-changes-page.tsx'
import { priceChangesView, readChangesQuestion } from './price-changes-view.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  priceChangesMeta(matches, loaderData, location.search)

/** Changes nationwide, or one provider's if the address names it. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { log } = context.get(requestContext)
  const catalogue = context.get(catalogueContext)
  const id = 'provider' in params ? String(params.provider) : null
  const provider = id === null ? null : labelProvider(catalogue, id, { log })
  const question = readChangesQuestion(new URL(request.url).searchParams)
  return priceChangesView(context.get(servicesContext).reads, catalogue, provider, question)
}

export const clientLoader = loadAsDocument

export default function PriceChanges({ loaderData }: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <PriceChangesPage view={loaderData} /> : null}</ServerDrawn>
}
