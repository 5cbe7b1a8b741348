import { Link } from 'react-router'
import { WHY_UNKNOWN_LAST } from '#domain/pricing/why-unknown-last.ts'
import { CallLink } from '../contact/call-link.tsx'
import { catalogueContext, settingsContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { AsOf } from '../ui/as-of.tsx'
import { buttonClass } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { horizonCeiling } from '../ui/horizon-scale.ts'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/best-internet-providers.route.ts'
import { bestProvidersView } from './best-providers-view.server.ts'
import { Byline } from './byline.tsx'
import { FloatingNavigation } from './floating-navigation.tsx'
import { RankedCard } from './ranked-card.tsx'
import { SoldMarks } from './sold-marks.tsx'

const page = { name: 'Best internet providers', path: '/best-internet-providers' }
const HERO = 'guide-hero'
const sections = [
  { id: 'top-10', label: 'Top 10' },
  { id: 'key-factors', label: 'Key factors' },
  { id: 'strategy', label: 'Strategy' },
  { id: 'conclusion', label: 'Conclusion' },
]
const ids = sections.map(section => section.id)
const textLink = 'text-signal underline underline-offset-4 hover:text-ink'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? page.name,
    description: loaderData?.description ?? '',
    path: page.path,
    type: 'article',
    structuredData: [breadcrumbData(matches, [page]), ...(loaderData?.structuredData ?? [])],
  })

export const loader = ({ context }: Route.LoaderArgs) =>
  bestProvidersView(context.get(catalogueContext), `${context.get(settingsContext).publicUrl}${page.path}`)

export const clientLoader = loadAsDocument

const formulaColumns = [
  { title: 'Factor', className: 'w-48' },
  { title: 'Weight', figures: true, className: 'w-24' },
  { title: 'What earns points' },
]

/**
 * Only the navigation and the marks for the known ZIP code have code in the browser; the server draws the rest, which
 * stays as it is.
 */
export default function BestInternetProviders({ loaderData }: Route.ComponentProps) {
  return (
    <article>
      <div id={HERO}>
        <ServerDrawn>{import.meta.env.SSR ? <GuideHero guide={loaderData} /> : null}</ServerDrawn>
      </div>
      <FloatingNavigation sections={sections} ids={ids} heroId={HERO} />
      <SoldMarks />
      <ServerDrawn>{import.meta.env.SSR ? <GuideBody guide={loaderData} /> : null}</ServerDrawn>
    </article>
  )
}

type Guide = { guide: Route.ComponentProps['loaderData'] }

function GuideHero({ guide: { figures, updated } }: Guide) {
  return (
    <PageHero
      current={page.name}
      title="The ten best internet providers"
      intro="Ranked by the formula below: what the lowest-priced plan costs over two years, how fast it is, and how long its price holds. Providers can’t pay to appear here."
    >
      <Byline updated={updated} />
      <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-5 lg:grid-cols-4">
        {figures.map(({ figure, counts }) => (
          <div key={counts} className="flex flex-col-reverse justify-end border-t border-line pt-4">
            <dt className="text-sm text-soft">{counts}</dt>
            <dd className="font-display text-2xl leading-tight font-bold sm:text-3xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-soft">Published industry figures, not measured by us.</p>
    </PageHero>
  )
}

function GuideBody({ guide: { ranked, tiers, factors, strategy, formula, pricesAsOf, alsoAbove } }: Guide) {
  const ceilingCents = horizonCeiling(ranked.map(provider => provider.plan.schedule))
  return (
    <>
      <Section
        id="top-10"
        title="Top 10 internet providers"
        intro={`Each provider is ranked by its lowest-priced plan. ${WHY_UNKNOWN_LAST} Prices that the provider’s own broadband label doesn’t confirm come last.`}
      >
        {tiers.map(({ group, title: tier, why, first }) => (
          <div key={group} className="mb-10">
            <h3 className="text-2xl">{tier}</h3>
            <p className="mt-1 mb-4 max-w-measure text-soft">{why}</p>
            <ol start={first} className="grid gap-4 lg:grid-cols-2 lg:items-start">
              {ranked
                .filter(provider => provider.group === group)
                .map(provider => (
                  <RankedCard key={provider.id} provider={provider} ceilingCents={ceilingCents} />
                ))}
            </ol>
          </div>
        ))}
        {alsoAbove.length > 0 ? (
          <p className="mt-6 max-w-measure text-soft">
            The formula also chooses the ten, among the companies with a line to the home. Equal scores go by
            name, and 5G and satellite aren’t in this guide. Left out although they score as well or better:{' '}
            {new Intl.ListFormat('en-US').format(alsoAbove)}.
          </p>
        ) : null}
        <AsOf dates={pricesAsOf} className="mt-5 text-sm text-soft" />
      </Section>
      <Section
        id="key-factors"
        tone="band"
        title="Key selection factors"
        intro="What to look at before you choose, most important first."
      >
        <ol className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {factors.map(({ title: factor, text }, index) => (
            <li key={factor} className="flex gap-4 border-t border-line pt-5">
              <span aria-hidden className="font-display text-2xl leading-tight font-bold text-soft">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{factor}</h3>
                <p className="mt-2 text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <details className="mt-10 border-y border-line py-2">
          <summary className="min-h-11 cursor-pointer content-center">
            <h3 className="ml-1 inline text-2xl">The formula of this ranking</h3>
          </summary>
          <p className="mt-3 mb-6 max-w-measure text-soft">
            Each factor earns 0 to 100 points; the score is their weighted average. Read more under{' '}
            <Link to="/how-we-rank" className={textLink}>
              how we rank
            </Link>
            .
          </p>
          <DataTable
            caption="The formula of the ranking"
            columns={formulaColumns}
            rows={formula.map(({ factor, title: name, weight, meaning }) => ({
              key: factor,
              cells: [name, `${weight}%`, meaning],
            }))}
          />
        </details>
      </Section>
      <Section id="strategy" title="Selection strategy">
        <ol className="max-w-measure space-y-5 text-lg">
          {strategy.map((step, index) => (
            <li key={step} className="flex gap-5">
              <span
                aria-hidden
                className="w-6 shrink-0 font-display text-3xl leading-none font-bold text-soft"
              >
                {index + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="conclusion" tone="band" title="Conclusion">
        <div className="max-w-measure space-y-4">
          <p>
            The best provider is the one that is sold at your address, fast enough for what you do, and honest
            about the second year. A published later price is worth more than a low first month: a plan that
            costs ten dollars less for a year and thirty more for the next costs more overall.
          </p>
          <p>
            Begin with your address, compare the total over 24 months, and ask about anything the provider
            doesn’t publish.
          </p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/" className={buttonClass()}>
            Search my address
          </Link>
          <CallLink />
        </div>
      </Section>
      <footer className="page-width py-8 text-sm text-soft">
        We may earn a commission when you order through us. It changes neither prices nor the ranking. Read
        our{' '}
        <Link to="/privacy" className={textLink}>
          Privacy policy
        </Link>{' '}
        and{' '}
        <Link to="/terms" className={textLink}>
          Terms
        </Link>
        .
      </footer>
    </>
  )
}
