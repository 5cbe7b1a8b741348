import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelsPath } from '#domain/labels/labels-path.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { CallLink } from '../contact/call-link.tsx'
import { AsOf } from '../ui/as-of.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ProviderMark } from '../ui/provider-mark.tsx'
import { HouseDrawing, NightSky, StreetBackdrop } from '../ui/street-drawing.tsx'
import type { ProviderFacts } from './provider-page.ts'

type Props = {
  provider: ProviderFacts
  title: string
  lead: string
  /** Three short facts below the price. */
  points: readonly string[]
  kind: 'internet' | 'tv'
  /** A remark on the starting price. */
  note?: ReactNode
  plansLabel?: string
}

/** The head of a provider page: who it is, its starting price, and two next steps. */
export function ProviderHero({ provider, title, lead, points, kind, note, plansLabel = 'See plans' }: Props) {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate overflow-hidden border-b-4 border-line bg-night"
    >
      <NightSky className="absolute top-0 right-0 hidden h-120 w-1/2 lg:block" />
      <div className="page-width relative grid grid-cols-1 gap-x-16 pt-5 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <div className="pb-10 md:pb-32">
          <Breadcrumb trail={[{ name: 'Providers', path: '/providers' }]} current={provider.name} />
          <ProviderMark mark={provider.mark} className="mt-6 bg-surface" />
          <h1 id="hero-title" className="mt-4 text-4xl sm:text-5xl">
            {title}
          </h1>
          <p className="mt-4 max-w-measure text-lg text-soft">{lead}</p>
          {provider.fromCents === null ? (
            <p className="mt-7 max-w-measure text-lg">
              We list no plan of {provider.name} right now. Call us to ask what it sells at your address.
            </p>
          ) : (
            <>
              <p className="mt-7">
                <span className="block text-soft">Starting at</span>
                <span className="font-display text-5xl leading-tight font-bold text-lamp">
                  {formatMonthly(provider.fromCents)}
                </span>
              </p>
              {note ? <p className="mt-1 max-w-measure text-sm text-soft">{note}</p> : null}
              <AsOf dates={provider.pricesAsOf} className="mt-1 text-sm text-soft" />
            </>
          )}
          {provider.ownership ? (
            <p className="mt-1 max-w-measure text-sm text-lamp">{provider.ownership}</p>
          ) : null}
          {provider.labelsOf ? (
            <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              <Link
                to={labelsPath(provider.labelsOf)}
                className="py-1 text-signal underline underline-offset-4"
              >
                Every price on its own labels
              </Link>
              <Link
                to={`/providers/${provider.labelsOf}/price-changes`}
                className="py-1 text-signal underline underline-offset-4"
              >
                Price changes<span className="sr-only"> of {provider.name}</span>
              </Link>
            </p>
          ) : null}
          <div className="mt-6 flex flex-wrap gap-3">
            {provider.fromCents === null ? null : (
              <a href="#plans" className={buttonClass()}>
                {plansLabel}
              </a>
            )}
            <CallLink />
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-soft">
            {points.map(point => (
              <li key={point} className="flex items-center gap-1.5">
                <Check aria-hidden className="size-4 shrink-0 text-good" strokeWidth={1.75} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <HouseDrawing
          lit={{ internet: kind === 'internet', tv: kind === 'tv', security: false }}
          className="mt-16 hidden w-full max-w-100 self-end justify-self-end lg:block"
        />
      </div>
      {/* Last, so that it does not move down while the rest of the head is still on its way. */}
      <StreetBackdrop className="absolute inset-x-0 -z-10 bottom-0 hidden h-28 w-full md:block" />
    </section>
  )
}
