import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { CallLink } from '../contact/call-link.tsx'
import { catalogueContext } from '../contexts.ts'
import { loadWhenNeeded } from '../first-load/load-when-needed.ts'
import { PartBoundary } from '../first-load/part-boundary.tsx'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { AsOf } from '../ui/as-of.tsx'
import { buttonClass } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/bundles.route.ts'
import { Builder } from './builder.tsx'
import { bundlesView } from './bundles-view.server.ts'
import { withFirstCheck } from './first-check.ts'
import { PremadeFold } from './premade-fold.tsx'

const PREMADE_PLACE = 'premade-list'
const WHY_PLACE = 'why-points'

const premade = () => import('./premade-list.tsx').then(module => ({ default: module.PremadeList }))
const why = () => import('./why-bundles.tsx').then(module => ({ default: module.WhyBundles }))

// The server draws both, and their links and numbers work without code, which may load when somebody gets near them.
const PremadeList = lazy(() =>
  Promise.race([loadWhenNeeded(PREMADE_PLACE, premade), withFirstCheck(premade)]),
)
const WhyBundles = lazy(() => Promise.race([loadWhenNeeded(WHY_PLACE, why), withFirstCheck(why)]))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Internet, TV and Home Security Bundles',
    description:
      'Build a bundle of internet, home security and TV and see its price over three years, or start from a pre-made one.',
    path: '/bundles',
    structuredData: [breadcrumbData(matches, [{ name: 'Bundles', path: '/bundles' }])],
  })

export const loader = ({ context }: Route.LoaderArgs) => bundlesView(context.get(catalogueContext))

/** The page holds the whole catalog; its address only says what is chosen. */
export const shouldRevalidate = () => false

export default function Bundles({ loaderData }: Route.ComponentProps) {
  const { heroPoints, bundles, pricesAsOf, parts } = loaderData
  return (
    <>
      <PageHero
        current="Bundles"
        title="Internet, TV and security in one bundle"
        intro="Pick the services your home needs and see what they cost together: today, later, and what you pay once."
      >
        <CheckList
          items={heroPoints}
          className="mt-5 flex flex-wrap gap-x-6 gap-y-1 space-y-0 sm:mt-6 sm:gap-x-8 sm:text-lg"
        />
      </PageHero>
      <Builder view={loaderData} />
      <Section
        id="premade"
        tone="band"
        title="Pre-made bundles"
        intro="Combinations to start from. Which provider you get depends on your address."
      >
        <PremadeFold>
          <div id={PREMADE_PLACE}>
            <PartBoundary>
              <Suspense fallback={null}>
                <PremadeList bundles={bundles} parts={parts} />
              </Suspense>
            </PartBoundary>
          </div>
        </PremadeFold>
        <AsOf dates={pricesAsOf} className="mt-6 max-w-measure text-sm text-soft" />
      </Section>
      <Section id="why" title="Why choose our bundles">
        <div id={WHY_PLACE}>
          <PartBoundary>
            <Suspense fallback={null}>
              <WhyBundles />
            </Suspense>
          </PartBoundary>
        </div>
      </Section>
      <ClosingBand
        id="closing-title"
        title="Hear the full price first"
        text="A representative looks up your address and tells you what the bundle costs, with fees and later prices. We order nothing until you say so."
      >
        <CallLink look="primary" label="Call Now" />
        <Link to="/quote" className={buttonClass('secondary')}>
          Get Free Quote
        </Link>
        <Link to="/discounts" className={buttonClass('secondary')}>
          View All Discounts
        </Link>
      </ClosingBand>
    </>
  )
}
