import { Wrench } from 'lucide-react'
import { Link } from 'react-router'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { catalogueContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { buttonClass } from '../ui/button.tsx'
import type { Route } from './+types/metronet.route.ts'
import { ClosingCall } from './closing-call.tsx'
import { metronetView } from './metronet-view.server.ts'
import { PlanSection } from './plan-section.tsx'
import { PriceLock } from './price-lock.tsx'
import { providerCounties } from './provider-counties.server.ts'
import { ProviderCounties } from './provider-counties.tsx'
import { ProviderHero } from './provider-hero.tsx'
import { providerMeta } from './provider-page.ts'
import { Reasons } from './reasons.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  providerMeta(matches, loaderData?.provider, {
    title: 'Metronet Fiber Plans and Prices',
    description:
      'Every Metronet fiber plan with its price today, the rack rate after the first year, the 3-year price lock, the installation fee and the total over 36 months.',
    path: '/metronet',
    serviceType: 'Fiber internet',
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...metronetView(context.get(catalogueContext)),
  counties: providerCounties(context, 'metronet'),
})

export const clientLoader = loadAsDocument

export default function Metronet(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <MetronetPage {...props} /> : null}</ServerDrawn>
}

function MetronetPage({ loaderData }: Route.ComponentProps) {
  const { provider, lead, points, cheapest, table, lock, installation, whyChoose } = loaderData
  return (
    <>
      <ProviderHero
        provider={provider}
        title="Metronet Fiber Internet"
        lead={lead}
        points={points}
        kind="internet"
        note={
          cheapest && cheapest.cents !== provider.fromCents
            ? `As Metronet advertises it. Its ${cheapest.name} plan is listed at ${formatMonthly(cheapest.cents)}.`
            : null
        }
      />
      <PlanSection
        id="plans"
        table={table}
        pricesAsOf={provider.pricesAsOf}
        intro="Today’s price, the rack rate after it, and what the plan costs in all."
      >
        <aside
          aria-label="Installation fee"
          className="mt-6 flex max-w-measure items-start gap-4 rounded-card border border-line bg-surface p-5"
        >
          <Wrench aria-hidden className="mt-0.5 size-6 shrink-0 text-signal" strokeWidth={1.75} />
          <p>
            <strong className="font-semibold">
              Installation fee: {installation.isSame ? '' : 'up to '}
              {formatCents(installation.cents)}
            </strong>
            {installation.isSame ? ' for all plans' : ''}, paid once.{' '}
            <span className="text-soft">It is part of every total on this page.</span>
          </p>
        </aside>
      </PlanSection>
      <PriceLock lock={lock} pricesAsOf={provider.pricesAsOf} />
      <ProviderCounties counties={loaderData.counties} />
      <Reasons title="Why choose Metronet?" reasons={whyChoose} />
      <ClosingCall
        title="Is Metronet at your address?"
        text="Search your ZIP code, or ask us by phone. We confirm your address before you are billed."
      >
        <Link to="/" className={buttonClass()}>
          Check availability
        </Link>
      </ClosingCall>
    </>
  )
}
