import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { OrderActions } from '../cart/cart.ts'
import { catalogueContext, requestContext, servicesContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { resultsPath } from '../search/search.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { PageHero } from '../ui/page-hero.tsx'
import { useSettings } from '../use-settings.ts'
import { WatchPrice } from '../watches/watch.ts'
import type { Route } from './+types/plan-label.route.ts'
import { BroadbandLabel } from './broadband-label.tsx'
import { notFound } from './label-routes.server.ts'
import { whatHoldsThere } from './plan-at-place.server.ts'
import { planLabelView } from './plan-label-view.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${nameOf(loaderData)}: Broadband Label and Prices`,
    description: `What the provider’s own broadband labels say of ${nameOf(loaderData)}: every price by address, fees, typical speeds.`,
    path: `/plans/${loaderData?.plan.id ?? ''}/label`,
    pictureOf: '/providers',
  })

const nameOf = (data: Route.ComponentProps['loaderData'] | undefined) =>
  data ? fullName(data.provider.name, data.plan.name) : ''

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const plan = catalogue.internetPlan(params.plan)
  if (!plan || plan.labels.length === 0) {
    throw notFound(context.get(requestContext).log, new URL(request.url).pathname)
  }
  const services = context.get(servicesContext)
  const zip = new URL(request.url).searchParams.get('zip') ?? ''
  const place = services.zips.find(zip) ?? null
  const at = place ? await whatHoldsThere({ request, context }, plan.id, zip) : { doubt: '' }
  return { ...(await planLabelView(services, catalogue, plan, place, at)), zip: place ? zip : null }
}

export const clientLoader = loadAsDocument

export default function PlanLabel(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <PlanAndLabel {...props} /> : null}</ServerDrawn>
}

function PlanAndLabel({ loaderData }: Route.ComponentProps) {
  const { plan, provider, names, range, ranges, label, isConfirmed, staleDays, zip, cost, doubt, ownership } =
    loaderData
  const { mailsGoOut } = useSettings()
  return (
    <>
      <PageHero
        trail={[{ name: provider.name, path: provider.path }]}
        current={`${plan.name}: broadband label`}
        title={fullName(provider.name, plan.name)}
        intro={introOf(loaderData)}
      />
      {range && staleDays !== null ? (
        <p className="page-width pt-6 text-lamp print:pt-1">
          Labels checked on {formatDate(range.lastSeen)}, {staleDays} days ago: ask before you rely on it.
        </p>
      ) : null}
      {ownership ? <p className="page-width pt-6 text-lamp print:pt-1">{ownership}</p> : null}
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-10 py-12 print:py-2 lg:grid-cols-[27rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 print:hidden">
          <p className="font-display text-3xl font-bold text-lamp">{formatMonthly(plan.cents)}</p>
          <p className="mt-1 max-w-md text-sm text-soft">{cost.prices}</p>
          <p className="mt-1 max-w-md text-sm text-soft first-letter:uppercase">{cost.total}.</p>
          {doubt ? (
            <p className="mt-3 max-w-md rounded-control border border-lamp p-3 text-sm">
              {doubt}{' '}
              <Link to={resultsPath(zip ?? '')} className="text-signal underline underline-offset-4">
                See what’s sold there
              </Link>
              .
            </p>
          ) : null}
          <OrderActions
            service={{
              planId: plan.id,
              providerId: provider.id,
              providerName: provider.name,
              serviceName: plan.name,
              priceCents: plan.cents,
            }}
            className="mt-3 max-w-md"
          />
          {zip ? (
            <Link
              to={resultsPath(zip)}
              className="mt-3 inline-flex min-h-8 items-center gap-1.5 text-signal hover:underline"
            >
              <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
              Back to plans for {zip}
            </Link>
          ) : null}
        </div>
        {label ? (
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <BroadbandLabel
              facts={label.facts}
              providerName={provider.name}
              edition={range ?? label.edition}
              heading="h2"
            />
          </div>
        ) : null}
        <div className="min-w-0 print:hidden">
          <h2 className="text-2xl">What the provider’s labels say</h2>
          <ul className="mt-4 max-w-measure list-disc space-y-2 pl-5">
            {ranges.map(({ words, later, holdsOurs }) => (
              <li key={words}>
                {words}
                {later ? `; ${later}` : ''}
                {holdsOurs ? (
                  <span className="text-soft">
                    {' '}
                    (our listed price {isConfirmed ? 'is one of these' : 'lies between these'})
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
          {label ? (
            <p className="mt-4 max-w-measure text-soft">
              The label shown{label.facts.region ? `, for ${label.facts.region},` : ''}{' '}
              {range && range.labels > 1
                ? 'is the one nearest to our listed price. Which price and fees you are offered depends on your address.'
                : 'is the only one of this plan.'}
            </p>
          ) : null}
          <ul className="mt-6 space-y-2">
            {names.map(name => (
              <li key={name}>
                <Link
                  to={`/providers/${provider.id}/labels?${new URLSearchParams({ plan: name })}`}
                  className="font-semibold text-signal underline underline-offset-4"
                >
                  All {name} labels
                </Link>
              </li>
            ))}
            <li>
              <Link
                to={`/providers/${provider.id}/price-changes`}
                className="font-semibold text-signal underline underline-offset-4"
              >
                {provider.name} price changes
              </Link>
            </li>
            {mailsGoOut ? (
              <li>
                <WatchPrice
                  planId={plan.id}
                  planName={fullName(provider.name, plan.name)}
                  priceCents={plan.cents}
                />
              </li>
            ) : null}
          </ul>
        </div>
      </div>
    </>
  )
}

/** Our listed price and what the labels make of it. A price that they confirm is as old as they are, as on its row. */
function introOf({
  plan,
  provider,
  pricesAsOf,
  range,
  isConfirmed,
  isOnlyPrice,
  withFees,
  labelSays,
}: Route.ComponentProps['loaderData']) {
  const ours = `Our listed price is ${plan.price}`
  const dated = `${ours}, as of ${formatDate(pricesAsOf)}.`
  if (!range) return `${dated} No label of this plan is among ${provider.name}’s newest that we hold.`
  const labels = `${provider.name}’s labels of ${formatDate(range.lastSeen)}`
  if (isConfirmed && isOnlyPrice) return `${ours}. ${labels} confirm it.`
  if (isConfirmed) return `${ours}: one of the prices on ${labels}.`
  if (withFees)
    return `${ours}: the ${withFees.price} on ${labels}, plus their monthly fees of ${withFees.fees}.`
  return `${dated} ${labelSays ?? `${labels} name no price.`}`
}
