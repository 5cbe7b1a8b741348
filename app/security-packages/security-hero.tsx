import type { ReactNode } from 'react'
import { formatMonthly } from '#domain/shared/money.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { WhenChecked } from '../ui/as-of.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { ProviderMark } from '../ui/provider-mark.tsx'
import { HouseDrawing, NightSky, StreetBackdrop } from '../ui/street-drawing.tsx'
import type { SecurityView } from './security-packages-view.server.ts'
import { type SecurityWords, securityTrail } from './security-page.ts'

/** The head of a security page: who it is, its starting price, and the ZIP form. */
export function SecurityHero({
  view,
  words,
  children,
}: {
  view: SecurityView
  words: SecurityWords
  children: ReactNode
}) {
  const { provider, fromCents, pricesAsOf } = view
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate overflow-hidden border-b-4 border-line bg-night"
    >
      <NightSky className="absolute top-0 right-0 hidden h-120 w-1/2 lg:block" />
      <div className="page-width relative grid grid-cols-1 gap-x-16 pt-5 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <div className="pb-10 lg:pb-32">
          <Breadcrumb trail={securityTrail} current={words.current} />
          <ProviderMark mark={provider.mark} className="mt-6 bg-surface" />
          <h1 id="hero-title" className="mt-4 text-4xl sm:text-5xl">
            {words.title}
          </h1>
          <p className="mt-4 max-w-measure text-lg text-soft">{words.lead}</p>
          <p className="mt-6">
            <span className="block text-soft">Packages from</span>
            <span className="font-display text-5xl leading-tight font-bold text-lamp">
              {formatMonthly(fromCents)}
            </span>
          </p>
          <p className="mt-1 mb-7 max-w-measure text-sm text-soft">
            Prices <WhenChecked dates={pricesAsOf} />, before taxes.
          </p>
          {children}
          <p className="mt-4 text-soft">
            Or order by phone: <PhoneLink />
          </p>
        </div>
        <HouseDrawing
          lit={{ internet: false, tv: false, security: true }}
          className="mt-16 hidden w-full max-w-100 self-end justify-self-end lg:block"
        />
      </div>
      {/* Last, so that it does not move down while the rest of the head is still on its way. */}
      <StreetBackdrop className="absolute inset-x-0 -z-10 bottom-0 hidden h-28 w-full lg:block" />
    </section>
  )
}
