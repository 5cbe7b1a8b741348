import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { later } from '../ui/later.tsx'
import { PackageOverview } from './package-overview.tsx'
import type { SecurityView } from './security-packages-view.server.ts'
import type { ZipCheck } from './use-zip-check.ts'

/** The cards with their choices are only needed once a ZIP is confirmed. */
export const PackageCards = later(() => import('./package-cards.tsx').then(module => module.PackageCards))

/** What stands under the ZIP form: the prompt, the wait, or the packages. */
export function PackagesSection({ view, check }: { view: SecurityView; check: ZipCheck }) {
  const { phase, confirmed, byHand } = check
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (phase === 'checking') PackageCards.prepare()
    if (phase === 'confirmed' && byHand) section.current?.focus()
  }, [phase, byHand])
  return (
    <section
      ref={section}
      id="packages"
      tabIndex={-1}
      aria-label="Packages"
      aria-busy={phase === 'checking'}
      className="page-width section-space scroll-mt-4 outline-none"
    >
      <div role="status" className="scripting-none:hidden">
        {phase === 'checking' ? (
          <p className="flex items-center gap-3 text-xl font-semibold">
            <LoaderCircle aria-hidden className="size-6 shrink-0 animate-spin text-lamp" strokeWidth={1.75} />
            Checking package availability...
          </p>
        ) : null}
        {phase === 'confirmed' && confirmed ? (
          <p className="sr-only">The packages for {confirmed.place} are shown.</p>
        ) : null}
      </div>
      {phase === 'checking' ? <CardSkeletons /> : null}
      {confirmed ? (
        <div hidden={phase === 'checking'}>
          <PackageCards view={view} confirmed={confirmed} waiting={<CardSkeletons />} />
        </div>
      ) : (
        <PackageOverview
          providerName={view.provider.name}
          packages={view.packages}
          priceNote={view.priceNote}
          waiting={phase === 'checking'}
        />
      )}
    </section>
  )
}

function CardSkeletons() {
  return (
    <div
      aria-hidden
      className="mt-8 grid animate-pulse-soft grid-cols-1 gap-5 scripting-none:hidden lg:grid-cols-2"
    >
      <div className="h-200 rounded-card border border-line bg-surface" />
      <div className="h-200 rounded-card border border-line bg-surface" />
    </div>
  )
}
