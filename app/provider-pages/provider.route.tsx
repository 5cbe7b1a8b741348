import { data, Link, redirect } from 'react-router'
import { providerPath } from '#domain/catalog/provider-path.ts'
import { labelSource } from '#domain/labels/label-sources.ts'
import { labelsPath } from '#domain/labels/labels-path.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { catalogueContext, requestContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { buttonClass } from '../ui/button.tsx'
import type { Route } from './+types/provider.route.ts'
import { ClosingCall } from './closing-call.tsx'
import { PlanSection } from './plan-section.tsx'
import { providerCounties } from './provider-counties.server.ts'
import { ProviderCounties } from './provider-counties.tsx'
import { ProviderHero } from './provider-hero.tsx'
import { providerMeta } from './provider-page.ts'
import { providerView } from './provider-view.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  providerMeta(matches, loaderData?.provider, {
    title: `${loaderData?.provider.name ?? ''} Internet Plans and Prices`,
    description: `What ${loaderData?.provider.name ?? ''} internet costs today and over 12, 24 and 36 months, with speeds, features and conditions.`,
    path: `/providers/${loaderData?.id ?? ''}`,
    serviceType: `${loaderData?.connection ?? ''} internet`,
    pictureOf: '/providers',
  })

/** A provider with a custom page redirects there permanently; one without internet plans is not found. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const provider = catalogue.provider(params.provider)
  if (provider?.page) throw redirect(provider.page, 301)
  if (!provider && labelSource(params.provider)) throw redirect(labelsPath(params.provider))
  if (!provider || providerPath(catalogue, provider) === null) {
    context.get(requestContext).log.warn({ path: new URL(request.url).pathname }, 'page not found')
    throw data(null, { status: 404 })
  }
  return { ...providerView(catalogue, provider), counties: providerCounties(context, provider.id) }
}

export const clientLoader = loadAsDocument

export default function ProviderPage(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <ProviderPlans {...props} /> : null}</ServerDrawn>
}

function ProviderPlans({ loaderData }: Route.ComponentProps) {
  const { provider, description, phone, tables, counties, withoutContract, withoutDataCap, withWifi } =
    loaderData
  const points = [
    withoutContract ? 'No annual contract' : null,
    withoutDataCap ? 'Unlimited data' : null,
    withWifi ? 'Wi-Fi equipment included' : null,
  ]
  return (
    <>
      <ProviderHero
        provider={provider}
        title={`${provider.name} Internet`}
        lead={description}
        points={points.filter(point => point !== null)}
        kind="internet"
      />
      {tables.map(({ type, table }, index) => (
        <PlanSection
          key={type}
          id={index === 0 ? 'plans' : type}
          table={table}
          pricesAsOf={provider.pricesAsOf}
          intro="What’s sold depends on your address. Every total includes the one-time fees that everyone pays, as far as they’re published."
        />
      ))}
      <ProviderCounties counties={counties} />
      {phone === null ? (
        <div className="section-space" />
      ) : (
        <p className="page-width section-space text-soft">
          Already a {provider.name} customer? Its own line is{' '}
          <a
            href={`tel:+1${phone.replaceAll(/\D/g, '').slice(-10)}`}
            className="text-signal underline underline-offset-4"
          >
            {phoneWords(phone)}
          </a>
          . We can’t help with your bill or an outage.
        </p>
      )}
      <ClosingCall
        title={`${provider.name} at your address?`}
        text={`Search your ZIP code to see whether ${provider.name} sells there, or ask us by phone. We confirm your address before you are billed.`}
      >
        <Link to="/" className={buttonClass()}>
          Check availability
        </Link>
      </ClosingCall>
    </>
  )
}
