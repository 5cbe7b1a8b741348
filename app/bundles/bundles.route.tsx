import { Link } from 'react-router'
import { chosenParts } from '#domain/bundles/bundle.ts'
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
import { Builder } from './builder.tsx'
import { BundleCard } from './bundle-card.tsx'
import { bundlesView } from './bundles-view.server.ts'
import { WhyBundles } from './why-bundles.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Internet, TV and Home Security Bundles',
    description:
      'Build a bundle of internet, home security and TV and see its price over three years, or start from three pre-made ones.',
    path: '/bundles',
    structuredData: [breadcrumbData(matches, [{ name: 'Bundles', path: '/bundles' }])],
  })

export const loader = () => bundlesView()

/** The page holds the whole catalogue; its address only says what of it is chosen. */
export const shouldRevalidate = () => false

export default function Bundles({ loaderData }: Route.ComponentProps) {
  const { heroPoints, bundles, pricesAsOf, parts } = loaderData
  return (
    <>
      <PageHero
        current="Bundles"
        title="Internet, TV and security in one bundle"
        intro="Put together the services that your home needs, and see what they cost together: today, once, and later."
      >
        <CheckList items={heroPoints} className="mt-6 text-lg sm:flex sm:flex-wrap sm:gap-x-8 sm:space-y-0" />
      </PageHero>
      <Builder view={loaderData} />
      <Section
        id="premade"
        tone="band"
        title="Pre-made bundles"
        intro="Three combinations that many homes ask for. Which provider stands behind each part depends on your address."
      >
        <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
          {bundles.map(bundle => (
            <BundleCard key={bundle.id} bundle={bundle} parts={chosenParts(parts, bundle.opensWith)} />
          ))}
        </ul>
        <AsOf date={pricesAsOf} className="mt-6 max-w-measure text-sm text-soft" />
      </Section>
      <Section id="why" title="Why choose our bundles">
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
