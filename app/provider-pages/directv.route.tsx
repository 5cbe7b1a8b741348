import { Check, Gift } from 'lucide-react'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly, wholeDollars } from '#domain/shared/money.ts'
import { CallLink } from '../contact/call-link.tsx'
import { catalogueContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { AsOf, WhenChecked } from '../ui/as-of.tsx'
import { horizonCeiling } from '../ui/horizon-scale.ts'
import type { Route } from './+types/directv.route.ts'
import { ClosingCall } from './closing-call.tsx'
import { SatelliteDrawing, SportsDrawing, StreamingDrawing } from './directv-drawings.tsx'
import { directvView } from './directv-view.server.ts'
import { DrawnSection } from './drawn-section.tsx'
import { ProviderHero } from './provider-hero.tsx'
import { providerMeta } from './provider-page.ts'
import { TvPackageCard } from './tv-package-card.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  providerMeta(matches, loaderData?.provider, {
    title: 'DIRECTV: Streaming and Satellite Packages and Prices',
    description:
      'DIRECTV streaming and the satellite packages: channels, price today, totals over 12, 24 and 36 months, and what is not published.',
    path: '/directv',
    serviceType: 'Television',
  })

const sportsFacts = [
  'Ask about your team: we’ll check whether its network is available at your ZIP code.',
  'Season passes for single leagues cost extra and change every year.',
  'Local games on broadcast stations come with every package where the station is available.',
]

export const loader = ({ context }: Route.LoaderArgs) => directvView(context.get(catalogueContext))

export const clientLoader = loadAsDocument

export default function Directv(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <DirectvPage {...props} /> : null}</ServerDrawn>
}

function DirectvPage({ loaderData }: Route.ComponentProps) {
  const { provider, isLaterUnknown, streaming, streamingMbps, satellite, giftCardCents } = loaderData
  const ceilingCents = horizonCeiling([streaming, ...satellite].map(pack => pack.schedule))
  return (
    <>
      <ProviderHero
        provider={provider}
        title="DIRECTV Streaming and Satellite TV"
        lead="Live channels over your own internet connection, or by satellite dish where the connection is slow."
        points={[
          'Streaming without a dish',
          `Satellite from ${satellite[0]?.channels ?? ''} channels`,
          'Local sports where available',
        ]}
        kind="tv"
        note="For streaming. Satellite packages are priced below."
        plansLabel="See packages"
      />
      <DrawnSection
        id="streaming"
        title="Stream live TV without a dish"
        aside={
          <div>
            <AsOf dates={provider.pricesAsOf} className="mb-3 text-sm text-soft" />
            <TvPackageCard pack={streaming} ceilingCents={ceilingCents} />
          </div>
        }
      >
        <p className="mt-4 max-w-measure text-lg text-soft">
          {streaming.description} Streaming starts at {formatMonthly(priceToday(streaming.schedule))}. It
          needs a steady connection: plan for about {streamingMbps.hd} Mbps for each screen in HD, and{' '}
          {streamingMbps.fourK} in 4K.
        </p>
        <p className="mt-5 flex max-w-measure items-start gap-3 rounded-card border border-line bg-surface p-4">
          <Gift aria-hidden className="mt-0.5 size-6 shrink-0 text-lamp" strokeWidth={1.75} />
          <span>
            <strong className="font-semibold">{wholeDollars(giftCardCents)} gift card</strong> with streaming
            TV,{' '}
            <span className="text-soft">
              as DIRECTV advertises it; its terms apply. Ask us before you order.
            </span>
          </span>
        </p>
        <CallLink label="Call about streaming" className="mt-6" />
        <StreamingDrawing className="mt-8 h-auto w-full" />
      </DrawnSection>
      <div className="border-y border-line bg-night">
        <section id="plans" aria-labelledby="plans-title" className="page-width section-space">
          <div className="grid grid-cols-1 items-center gap-x-14 gap-y-8 lg:grid-cols-2">
            <SatelliteDrawing className="order-last h-auto w-full border-line lg:order-none" />
            <div>
              <h2 id="plans-title" className="text-3xl sm:text-4xl">
                Satellite packages
              </h2>
              <p className="mt-4 max-w-measure text-lg text-soft">
                Satellite works where fast internet isn’t available. It needs a dish with a clear view of the
                southern sky.
              </p>
              <AsOf dates={provider.pricesAsOf} className="mt-3 text-sm text-soft" />
              <p className="mt-1 max-w-measure text-sm text-soft">
                {isLaterUnknown ? (
                  <>
                    We only know what DIRECTV charges now, not what follows: its prices{' '}
                    <WhenChecked dates={provider.pricesAsOf} /> are the newest we have.{' '}
                  </>
                ) : null}
                Regional sports and equipment fees may be added; we’ll go over them when we call about your
                order.
              </p>
              <CallLink label="Call about satellite" className="mt-6" />
            </div>
          </div>
          <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {satellite.map(pack => (
              <li key={pack.id}>
                <TvPackageCard pack={pack} ceilingCents={ceilingCents} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <DrawnSection id="sports" title="Sports" aside={<SportsDrawing className="h-auto w-full" />}>
        <p className="mt-4 max-w-measure text-lg text-soft">
          Larger packages add more sports, including regional networks where they are available. Which teams
          you get depends on where you live.
        </p>
        <ul className="mt-5 space-y-2.5">
          {sportsFacts.map(fact => (
            <li key={fact} className="flex max-w-measure items-start gap-2">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" strokeWidth={1.75} />
              {fact}
            </li>
          ))}
        </ul>
        <CallLink label="Call about sports" className="mt-6" />
      </DrawnSection>
      <ClosingCall
        title="Not sure which fits your home?"
        text="Tell us what you watch and how fast your internet is. We’ll name the smallest package that has it."
      />
    </>
  )
}
