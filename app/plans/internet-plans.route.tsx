import { priceToday } from '#domain/pricing/price-schedule.ts'
import { catalogueContext } from '../contexts.ts'
import { breadcrumbData, monthlyOfferData, pageMeta } from '../seo/page-meta.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import type { Route } from './+types/internet-plans.route.ts'
import { internetPlansView } from './internet-plans-view.server.ts'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanList } from './plan-list.tsx'
import { usePlanQuery } from './use-plan-query.ts'

const path = '/internet-plans'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Compare All Internet Plans',
    description:
      'Every home internet plan we list: price today, total over 24 months, speed and cost per Mbps. Filter, sort and set up to four side by side.',
    path,
    structuredData: [
      breadcrumbData(matches, [{ name: 'Internet plans', path }]),
      ...(loaderData
        ? [
            {
              '@type': 'OfferCatalog',
              name: 'Home internet plans',
              itemListElement: loaderData.plans.map(({ providerName, name, schedule }) =>
                monthlyOfferData({
                  name: `${providerName} ${name}`,
                  cents: priceToday(schedule),
                  validFrom: loaderData.pricesAsOf,
                }),
              ),
            },
          ]
        : []),
    ],
  })

/** `drawnFor` is the query that the server draws; a prerendered page is drawn for none. */
export const loader = ({ request, context }: Route.LoaderArgs) => ({
  ...internetPlansView(context.get(catalogueContext)),
  drawnFor: new URL(request.url).search,
})

/** The plans are the same for every query, which the browser applies. */
export const shouldRevalidate = () => false

export default function InternetPlans({ loaderData }: Route.ComponentProps) {
  const { drawnFor, ...view } = loaderData
  const { query, change } = usePlanQuery(drawnFor)
  const Part = query.view === 'compare' ? PlanComparison : PlanList
  return (
    <>
      <div className="border-b border-line bg-night">
        <div className="page-width pt-5 pb-10">
          <Breadcrumb trail={[]} current="Internet plans" />
          <h1 className="mt-4 text-4xl sm:text-5xl">Compare All Internet Plans</h1>
          <p className="mt-4 max-w-measure text-lg text-soft">
            {view.plans.length} plans of {view.providers.length} providers, with what they cost today and in
            all. Pick up to four to set them side by side; the address of this page keeps your choice, so you
            can send it to someone.
          </p>
        </div>
      </div>
      <Part view={view} query={query} change={change} />
    </>
  )
}
