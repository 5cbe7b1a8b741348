import { Link } from 'react-router'
import { CallLink } from '../contact/call-link.tsx'
import { catalogueContext, settingsContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { AnchorLink } from '../ui/anchor-link.tsx'
import { WhenChecked } from '../ui/as-of.tsx'
import { buttonClass } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import type { Route } from './+types/cheap-home-security.route.ts'
import { ArticleSection } from './article-section.tsx'
import { BackToTop } from './back-to-top.tsx'
import { BrandCard } from './brand-card.tsx'
import { Byline } from './byline.tsx'
import { cheapSecurityView } from './cheap-security-view.server.ts'
import { ContentsMenu } from './contents-menu.tsx'

const page = { name: 'Cheap home security', path: '/cheap-home-security' }
const parent = { name: 'Smart Home & Security', path: '/home-security-products' }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? page.name,
    description: loaderData?.description ?? '',
    path: page.path,
    type: 'article',
    structuredData: [breadcrumbData(matches, [parent, page]), ...(loaderData?.structuredData ?? [])],
  })

export const loader = ({ context }: Route.LoaderArgs) =>
  cheapSecurityView(context.get(catalogueContext), `${context.get(settingsContext).publicUrl}${page.path}`)

export const clientLoader = loadAsDocument

/** The contents and the link back to the top have code in the browser; the server draws the rest, which stays as it is. */
export default function CheapHomeSecurity({ loaderData }: Route.ComponentProps) {
  const { sections, ids } = loaderData
  return (
    <article>
      <ServerDrawn>{import.meta.env.SSR ? <ArticleHero article={loaderData} /> : null}</ServerDrawn>
      <div className="page-width grid grid-cols-1 gap-x-12 pb-10 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-14">
        <ContentsMenu sections={sections} ids={ids} />
        <div className="reading mt-6 min-w-0 lg:mt-0">
          <ServerDrawn>{import.meta.env.SSR ? <ArticleBody article={loaderData} /> : null}</ServerDrawn>
        </div>
      </div>
      <BackToTop />
    </article>
  )
}

function ArticleHero({ article }: { article: Route.ComponentProps['loaderData'] }) {
  const { updated, brandCount } = article
  return (
    <PageHero
      trail={[parent]}
      current={page.name}
      title="Cheap home security that does its job"
      intro={`The price of the kit says little. What counts is the first year: equipment plus twelve months of monitoring. Here is that figure for ${brandCount} brands, with the drawbacks of each.`}
    >
      <Byline updated={updated} />
      <div className="mt-6 flex flex-wrap gap-3">
        <AnchorLink to="top-5-providers" className={buttonClass()}>
          See the {brandCount} brands
        </AnchorLink>
        <CallLink />
      </div>
    </PageHero>
  )
}

function ArticleBody({ article }: { article: Route.ComponentProps['loaderData'] }) {
  const { brands, features, tips, updated } = article
  return (
    <>
      <ArticleSection id="market-overview" title="Market Overview">
        <div className="max-w-measure space-y-4">
          <p>
            Home security used to mean a technician, a panel on the wall and a contract of several years.
            Today there are two ways. A company plans, installs and services a system for you, and you pay for
            the work and the certainty. Or you buy a kit in a box, stick it to the wall in an hour, and pay by
            the month or not at all.
          </p>
          <p>
            This article is about the second kind. Prefer professional installation? Two large installers are
            under{' '}
            <Link to={parent.path} className="text-signal underline underline-offset-4">
              home security solutions
            </Link>
            .
          </p>
        </div>
      </ArticleSection>
      <ArticleSection id="top-5-providers" title="Top 5 Providers">
        <p className="max-w-measure">
          The first-year total is the equipment plus twelve months of monitoring. Where a brand has two plans,
          we show both ends.
        </p>
        <ul className="mt-6 space-y-5">
          {brands.map(brand => (
            <BrandCard key={brand.id} brand={brand} />
          ))}
        </ul>
        <p className="mt-5 text-sm text-soft">
          Prices <WhenChecked dates={{ from: updated, to: updated }} />, before taxes.
        </p>
      </ArticleSection>
      <ArticleSection id="key-features" title="Key Features">
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
          {features.map(({ title: feature, points }) => (
            <div key={feature}>
              <h3 className="text-xl">{feature}</h3>
              <CheckList items={points} className="mt-3" />
            </div>
          ))}
        </div>
      </ArticleSection>
      <ArticleSection id="money-saving-tips" title="Money-Saving Tips">
        <ol className="max-w-measure space-y-4">
          {tips.map((tip, index) => (
            <li key={tip} className="flex gap-4">
              <span
                aria-hidden
                className="w-5 shrink-0 font-display text-xl leading-snug font-bold text-soft"
              >
                {index + 1}
              </span>
              <span>{tip}</span>
            </li>
          ))}
        </ol>
      </ArticleSection>
      <ArticleSection id="conclusion" title="Conclusion">
        <p className="max-w-measure">
          For a small home the cheapest kit with monitoring is often enough. If you want cameras first, check
          what recordings cost. If you want an alarm that someone answers, look at the monthly price before
          the box. Don’t want to climb a ladder? Ask us what installation costs.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <CallLink look="primary" label="Call Now" />
          <Link to={parent.path} className={buttonClass('secondary')}>
            See installed systems
          </Link>
        </div>
      </ArticleSection>
    </>
  )
}
