import { useEffect } from 'react'
import { later } from '../first-load/later.tsx'
import { followAnchor } from '../ui/follow-anchor.ts'
import { PackageOverview } from './package-overview.tsx'
import type { SecurityView } from './security-packages-view.server.ts'
import type { ZipCheck } from './use-zip-check.ts'

/** The cards with their choices are only needed once a ZIP is confirmed. */
export const PackageCards = later(() => import('./package-cards.tsx').then(module => module.PackageCards))

const SECTION = 'packages'

/** What is below the ZIP form: the prompt, the wait, or the packages. */
export function PackagesSection({ view, check }: { view: SecurityView; check: ZipCheck }) {
  const { phase, confirmed, byHand } = check
  useEffect(() => {
    if (phase === 'checking') PackageCards.prepare()
    if (phase === 'confirmed' && byHand) followAnchor(SECTION)
  }, [phase, byHand])
  return (
    <section
      id={SECTION}
      tabIndex={-1}
      aria-label="Packages"
      className="page-width section-space scroll-mt-4 outline-none"
    >
      {phase === 'checking' ? <CardSkeletons /> : null}
      {confirmed ? (
        <div hidden={phase === 'checking'}>
          <PackageCards view={view} confirmed={confirmed} waiting={<CardSkeletons />} />
        </div>
      ) : (
        <PackageOverview view={view} waiting={phase === 'checking'} />
      )}
    </section>
  )
}

function CardSkeletons() {
  return (
    <div
      aria-hidden
      className="grid animate-pulse-soft grid-cols-1 gap-5 scripting-none:hidden lg:grid-cols-2"
    >
      <div className="h-200 rounded-card border border-line bg-surface" />
      <div className="h-200 rounded-card border border-line bg-surface" />
    </div>
  )
}
