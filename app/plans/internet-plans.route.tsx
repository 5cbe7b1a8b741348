import { lazy, Suspense } from 'react'
import { fullName } from '#domain/catalog/full-name.ts'
import {
  type ComparedPlan,
  PLANS_AT_FIRST,
  readPlanQuery,
  selectPlans,
} from '#domain/comparison/compare-plans.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { catalogueContext } from '../contexts.ts'
import { PartBoundary } from '../first-load/part-boundary.tsx'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { monthlyOfferData } from '../seo/structured-data.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import type { Route } from './+types/internet-plans.route.ts'
import { internetPlansView } from './internet-plans-view.server.ts'
import { PlanList } from './plan-list.tsx'
import { plansAtZip } from './plans-at-zip.server.ts'
import { usePlanQuery } from './use-plan-query.ts'

const path = '/internet-plans'

/** Few visitors compare right away, so that code loads with the comparison. */
const PlanComparison = lazy(() =>
  import('./plan-comparison.tsx').then(module => ({ default: module.PlanComparison })),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Compare All Internet Plans',
    description:
      'Every home internet plan we list: price today, total over 24 months, speed and cost per Mbps. Filter, sort and set up to four side by side.',
    path,
    structuredData: [
      breadcrumbData(matches, [{ name: 'Internet plans', path }]),
      // A list for one ZIP code is no catalog.
      ...(loaderData && !loaderData.here
        ? [
            {
              '@type': 'OfferCatalog',
              name: 'Home internet plans',
              itemListElement: plansShown(loaderData).map(({ providerName, name, schedule }) =>
                monthlyOfferData({ name: fullName(providerName, name), cents: priceToday(schedule) }),
              ),
            },
          ]
        : []),
    ],
  })

/** What the page shows as it is served: search engines are told of nothing that waits behind the button. */
function plansShown({ plans, drawnFor }: { plans: readonly ComparedPlan[]; drawnFor: string }) {
  const query = readPlanQuery(drawnFor)
  const found = selectPlans(plans, query)
  return query.all ? found : found.slice(0, PLANS_AT_FIRST)
}

/** `drawnFor` is the query that the server draws for; a prerendered page is drawn for none, and for no ZIP code. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const catalogue = context.get(catalogueContext)
  const drawnFor = new URL(request.url).search
  const { zip } = readPlanQuery(drawnFor)
  return {
    ...internetPlansView(catalogue),
    drawnFor,
    here: zip ? await plansAtZip({ request, context }, zip) : null,
  }
}

/** The plans are the same for every query, which the browser applies; only the server knows who serves a ZIP code. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  readPlanQuery(currentUrl.search).zip !== readPlanQuery(nextUrl.search).zip

export default function InternetPlans({ loaderData }: Route.ComponentProps) {
  const view = loaderData
  const { query, change } = usePlanQuery(view.drawnFor)
  return (
    <>
      <div className="border-b border-line bg-night">
        <div className="page-width pt-5 pb-8 sm:pb-10">
          <Breadcrumb trail={[]} current="Internet plans" />
          <h1 className="mt-4 text-4xl sm:text-5xl">Compare All Internet Plans</h1>
          <p className="mt-4 max-w-measure text-lg text-soft">
            {view.plans.length} plans from {view.providers.length} providers, with what each costs today and
            over 24 months. Pick up to four to compare.
          </p>
        </div>
      </div>
      {query.view === 'compare' ? (
        <PartBoundary>
          <Suspense fallback={null}>
            <PlanComparison view={view} query={query} change={change} />
          </Suspense>
        </PartBoundary>
      ) : (
        <PlanList view={view} query={query} change={change} />
      )}
    </>
  )
}
