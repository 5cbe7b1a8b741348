import { Link } from 'react-router'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { CallLink } from '../shell/contact.tsx'
import { AnchorLink } from '../ui/anchor-link.tsx'
import { AsOf } from '../ui/as-of.tsx'
import { buttonClass } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/bundles.route.ts'
import { BuilderStart } from './builder-start.tsx'
import { BundleCard } from './bundle-card.tsx'
import { bundlesView } from './bundles-view.server.ts'
import { WhyBundles } from './why-bundles.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Internet, TV and Home Security Bundles',
    description:
      'Three pre-made bundles of internet, home security and TV with their prices and savings, or put together your own from what is sold at your address.',
    path: '/bundles',
    structuredData: [breadcrumbData(matches, [{ name: 'Bundles', path: '/bundles' }])],
  })

export const loader = () => bundlesView()

export default function Bundles({ loaderData }: Route.ComponentProps) {
  const { heroPoints, bundles, pricesAsOf } = loaderData
  return (
    <>
      <PageHero
        current="Bundles"
        title="Internet, TV and security in one bundle"
        intro="Put together the services that your home needs, and see what they cost together: today, once, and later."
        aside={<BuilderStart />}
      >
        <CheckList items={heroPoints} className="mt-6 text-lg" />
      </PageHero>
      <Section
        id="premade"
        title="Pre-made bundles"
        intro="Three combinations that many homes ask for. Which provider stands behind each part depends on your address."
      >
        <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
          {bundles.map(bundle => (
            <BundleCard key={bundle.id} bundle={bundle} />
          ))}
        </ul>
        <AsOf date={pricesAsOf} className="mt-6 max-w-measure text-sm text-soft" />
      </Section>
      <Section id="why" tone="band" title="Why choose our bundles">
        <WhyBundles />
      </Section>
      <ClosingBand
        id="closing-title"
        title="Hear the whole price first"
        text="A person looks up your address and tells you what the bundle costs, with fees and later prices. Nothing is ordered until you say so."
      >
        <CallLink look="primary" label="Call Now" />
        <AnchorLink to="top" className={buttonClass('secondary')}>
          Get Free Quote
        </AnchorLink>
        <Link to="/discounts" className={buttonClass('secondary')}>
          View All Discounts
        </Link>
      </ClosingBand>
    </>
  )
}
