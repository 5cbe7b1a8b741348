import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { CallLink } from '../contact/call-link.tsx'
import { catalogueContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { buttonClass } from '../ui/button.tsx'
import type { Route } from './+types/wow-internet.route.ts'
import { ClosingCall } from './closing-call.tsx'
import { PlanSection } from './plan-section.tsx'
import { providerCounties } from './provider-counties.server.ts'
import { ProviderCounties } from './provider-counties.tsx'
import { ProviderHero } from './provider-hero.tsx'
import { providerMeta } from './provider-page.ts'
import { Reasons } from './reasons.tsx'
import { wowView } from './wow-view.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  providerMeta(matches, loaderData?.provider, {
    title: 'WOW! Internet: Cable and Fiber Plans and Prices',
    description:
      'Every WOW! cable and fiber plan side by side: price, upload speed, reward card, features and the total over 12, 24 and 36 months.',
    path: '/wow-internet',
    serviceType: 'Cable and fiber internet',
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...wowView(context.get(catalogueContext)),
  counties: providerCounties(context, 'wow'),
})

export const clientLoader = loadAsDocument

export default function WowInternet(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <WowInternetPage {...props} /> : null}</ServerDrawn>
}

function WowInternetPage({ loaderData }: Route.ComponentProps) {
  const { provider, lead, points, cableIntro, cable, fiberIntro, fiber, callHours, benefits } = loaderData
  return (
    <>
      <ProviderHero provider={provider} title="WOW! Internet" lead={lead} points={points} kind="internet" />
      <CallBanner hours={callHours} />
      <PlanSection id="plans" table={cable} pricesAsOf={provider.pricesAsOf} intro={cableIntro} />
      <PlanSection id="fiber" table={fiber} pricesAsOf={provider.pricesAsOf} intro={fiberIntro} />
      <ProviderCounties counties={loaderData.counties} />
      <Reasons title="The benefits of WOW!" reasons={benefits} />
      <ClosingCall
        title="Is WOW! at your address?"
        text="Cable and fiber are sold street by street. Search your ZIP code to see what reaches yours."
      >
        <Link to="/" className={buttonClass()}>
          Check Availability Online
        </Link>
      </ClosingCall>
    </>
  )
}

/** When somebody answers the phone. */
function CallBanner({ hours }: { hours: string }) {
  return (
    <section aria-labelledby="call-title" className="border-b border-line bg-surface">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
        <div className="flex items-start gap-3">
          <Clock aria-hidden className="mt-1 size-6 shrink-0 text-lamp" strokeWidth={1.75} />
          <div>
            <h2 id="call-title" className="text-xl">
              Order by phone
            </h2>
            <p className="text-soft">{hours}</p>
          </div>
        </div>
        <CallLink look="primary" />
      </div>
    </section>
  )
}
