import { Link } from 'react-router'
import { catalogueContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { buttonClass } from '../ui/button.tsx'
import type { Route } from './+types/kinetic-windstream.route.ts'
import { ClosingCall } from './closing-call.tsx'
import { kineticView } from './kinetic-view.server.ts'
import { PlanSection } from './plan-section.tsx'
import { providerCounties } from './provider-counties.server.ts'
import { ProviderCounties } from './provider-counties.tsx'
import { ProviderHero } from './provider-hero.tsx'
import { providerMeta } from './provider-page.ts'
import { Reasons } from './reasons.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  providerMeta(matches, loaderData?.provider, {
    title: 'Kinetic by Windstream: Fiber and DSL Plans and Prices',
    description:
      'Kinetic’s fiber and DSL plans side by side: price, speed, features and the total over 12, 24 and 36 months.',
    path: '/kinetic-windstream',
    serviceType: 'Fiber and DSL internet',
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...kineticView(context.get(catalogueContext)),
  counties: providerCounties(context, 'kinetic'),
})

export const clientLoader = loadAsDocument

export default function KineticWindstream(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <KineticWindstreamPage {...props} /> : null}</ServerDrawn>
}

function KineticWindstreamPage({ loaderData }: Route.ComponentProps) {
  const { provider, lead, points, fiberIntro, fiber, dsl, whyChoose } = loaderData
  return (
    <>
      <ProviderHero
        provider={provider}
        title="Kinetic by Windstream Internet"
        lead={lead}
        points={points}
        kind="internet"
      />
      <PlanSection id="plans" table={fiber} pricesAsOf={provider.pricesAsOf} intro={fiberIntro} />
      <PlanSection
        id="dsl"
        table={dsl}
        pricesAsOf={provider.pricesAsOf}
        intro="For addresses that fiber does not reach, as fast as the phone line allows."
      />
      <ProviderCounties counties={loaderData.counties} />
      <Reasons title="Why choose Kinetic?" reasons={whyChoose} />
      <ClosingCall
        title="Fiber or DSL at your address?"
        text="Search your ZIP code to see what Kinetic sells there, or ask us by phone. We confirm your address before you are billed."
      >
        <Link to="/" className={buttonClass()}>
          Check availability
        </Link>
      </ClosingCall>
    </>
  )
}
