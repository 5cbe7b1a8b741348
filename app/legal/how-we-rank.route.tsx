import { Link } from 'react-router'
import { totalGroups } from '#domain/comparison/total-order.ts'
import { WHY_UNKNOWN_LAST } from '#domain/pricing/why-unknown-last.ts'
import { catalogueContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { AsOf } from '../ui/as-of.tsx'
import { buttonClass } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/how-we-rank.route.ts'
import { howWeRankView } from './how-we-rank-view.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'How We Rank Internet Providers',
    description:
      'Our full ranking formula with its weights and inputs, the scores it gives today, and what isn’t part of it: commissions.',
    path: '/how-we-rank',
    structuredData: [breadcrumbData(matches, [{ name: 'How we rank', path: '/how-we-rank' }])],
  })

export const loader = ({ context }: Route.LoaderArgs) => howWeRankView(context.get(catalogueContext))

const formulaColumns = [
  { title: 'Factor', className: 'w-48' },
  { title: 'Weight', figures: true, className: 'w-24' },
  { title: 'What earns points' },
]
const inputs = [
  'The price of each of the first 36 months, as the provider publishes it',
  'Whether the provider’s own broadband label confirms the price',
  'One-time fees',
  'Download and upload speed',
  'Length of the contract',
]
const noInputs = [
  'Commissions, whether a provider pays one and how much',
  'Partnerships and advertising',
  'The provider’s name',
  'Anything that we know about you',
]

export const clientLoader = loadAsDocument

export default function HowWeRank(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <HowWeRankPage {...props} /> : null}</ServerDrawn>
}

function HowWeRankPage({ loaderData }: Route.ComponentProps) {
  const { formula, ranking, pricesAsOf } = loaderData
  const rankingColumns = [
    { title: 'Provider and ranked plan' },
    { title: 'Score', figures: true },
    ...formula.map(({ title }) => ({ title, figures: true })),
  ]
  return (
    <>
      <PageHero
        current="How we rank"
        title="How we rank"
        intro="One formula, published here in full, orders our lists of providers. Commissions aren’t part of it."
      />
      <Section
        id="formula"
        title="The formula"
        intro="Each plan earns 0 to 100 points for each factor. The score is their weighted average, rounded to one decimal. Equal scores are listed in alphabetical order."
      >
        <DataTable
          caption="The formula of the ranking"
          columns={formulaColumns}
          rows={formula.map(({ factor, title, weight, meaning }) => ({
            key: factor,
            cells: [title, `${weight}%`, meaning],
          }))}
        />
      </Section>
      <Section
        id="later-prices"
        title="Prices that nobody publishes"
        intro={`${WHY_UNKNOWN_LAST} The same goes for every list that we order by total or by our ranking: plans, providers, articles and bundles.`}
      >
        <ol className="max-w-measure list-decimal space-y-3 pl-6">
          {totalGroups.map(({ group, title, why }) => (
            <li key={group}>
              <strong>{title}.</strong> {why}
            </li>
          ))}
        </ol>
        <p className="mt-5 max-w-measure text-soft">
          Within each of these three groups the higher score comes first. A provider never gains points by
          keeping a later price to itself.
        </p>
        <p className="mt-3 max-w-measure text-soft">
          The bundle builder recommends a satellite only where nothing that is listed for the place on the
          ground is fast enough.
        </p>
      </Section>
      <Section id="inputs" tone="band" title="What goes in, and what does not">
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2">
          <div>
            <h3 className="text-xl">The formula knows</h3>
            <CheckList items={inputs} className="mt-4" />
          </div>
          <div>
            <h3 className="text-xl">The formula does not know</h3>
            <CheckList items={noInputs} sign="dash" className="mt-4" />
          </div>
        </div>
        <div className="mt-10 max-w-measure space-y-4 border-t border-line pt-6 text-soft">
          <p>
            Some providers pay us a commission when you order through us. The part of our software that ranks
            is never given that figure. With every change we run a test that attaches commissions to plans,
            shuffles them, and fails if a single one moves.
          </p>
          <p>
            We rank each provider by its plan that costs least today. A search lists only providers that are
            reported where you searched. If a provider’s plans belong to different groups, it appears in each
            of them, ranked by the plan that costs least there.
          </p>
        </div>
      </Section>
      <Section
        id="today"
        title="Today’s scores"
        intro="Every internet provider you can order here, with the points that make up its score."
      >
        <DataTable
          caption="Scores of all internet providers"
          columns={rankingColumns}
          onPhones="pairs"
          rows={ranking.map(({ id, name, plan, setback, score, points }) => ({
            key: id,
            cells: [
              <span key="name" className="block">
                {name}
                <span className="block text-sm font-normal text-soft">
                  {plan}
                  {setback ? `; ${setback}` : ''}
                </span>
              </span>,
              <strong key="score" className="text-signal">
                {score}
              </strong>,
              ...points,
            ],
          }))}
        />
        <AsOf dates={pricesAsOf} className="mt-5 text-sm text-soft" />
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to="/best-internet-providers" className={buttonClass()}>
            Best internet providers
          </Link>
          <Link to="/internet-plans" className={buttonClass('secondary')}>
            Compare all plans
          </Link>
          <Link to="/price-changes" className={buttonClass('secondary')}>
            Price changes
          </Link>
          <Link to="/promised-and-served" className={buttonClass('secondary')}>
            Promised and served
          </Link>
        </p>
      </Section>
    </>
  )
}
