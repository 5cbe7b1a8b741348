import { Link } from 'react-router'
import { formatDate } from '#domain/shared/calendar.ts'
import { CallLink } from '../contact/call-link.tsx'
import { catalogueContext } from '../contexts.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { AnchorLink } from '../ui/anchor-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/home-security-products.route.ts'
import { FeatureCards } from './feature-cards.tsx'
import { ProductCatalog } from './product-catalog.tsx'
import { SecureHome } from './secure-home.tsx'
import { securityView } from './security-view.server.ts'
import { VideoFacade } from './video-facade.tsx'
import { WhyChoose } from './why-choose.tsx'

const NAME = 'Smart Home & Security'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Home Security Solutions',
    description:
      'Cameras, locks, sensors and monitoring from Vivint and ADT: every device with what it does, and how to get a quote with the full price.',
    path: '/home-security-products',
    structuredData: [breadcrumbData(matches, [{ name: NAME, path: '/home-security-products' }])],
  })

export const loader = ({ context }: Route.LoaderArgs) => securityView(context.get(catalogueContext))

export default function HomeSecurityProducts({ loaderData }: Route.ComponentProps) {
  const { features, counts, vivint, adt, deviceCredit, pricesAsOf } = loaderData
  return (
    <>
      <PageHero
        current={NAME}
        title="Home Security Solutions"
        intro="What two large installers offer for your home, device by device. Look through the lists, then ask for one price for everything."
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <AnchorLink to="quote" className={buttonClass()}>
            Ask for a quote
          </AnchorLink>
          <CallLink />
        </div>
      </PageHero>
      <Section
        id="solutions"
        tone="band"
        title="Smart Home Solutions"
        intro={`A security system is ${counts.features} things that work together in one app.`}
      >
        <FeatureCards features={features} />
      </Section>
      <Section
        id="vivint"
        title="Vivint products"
        intro={`${counts.categories} categories of devices, installed by a technician. With a new system Vivint advertises ${deviceCredit} in device credits, as of ${formatDate(pricesAsOf)}; ask what you can use it for.`}
      >
        <ProductCatalog categories={vivint.products} />
        <p className="mt-6 sm:mt-10">
          <Link to="/vivint-packages" className={buttonClass()}>
            Explore All Products
          </Link>
        </p>
      </Section>
      <WhyChoose
        id="why-vivint"
        brand="Vivint"
        text="One company makes, installs and monitors the system, so you have one number to call."
        stats={vivint.stats}
        quoteLabel="Get Free Quote"
      >
        <VideoFacade />
      </WhyChoose>
      <Section
        id="adt"
        title="ADT home security"
        intro="A long-established company with its own monitoring centers, for homes that want the alarm first."
      >
        <FeatureCards features={adt.features} />
        <div className="mt-6 sm:mt-12">
          <ProductCatalog categories={adt.products} />
        </div>
        <p className="mt-6 sm:mt-10">
          <Link to="/adt-packages" className={buttonClass()}>
            View All ADT Products
          </Link>
        </p>
      </Section>
      <WhyChoose
        id="why-adt"
        brand="ADT"
        text="It runs its own monitoring centers, and they back each other up, so someone answers an alarm day and night."
        stats={adt.stats}
        quoteLabel="Get Free Security Quote"
      />
      <SecureHome />
    </>
  )
}
