import { Link } from 'react-router'
import { labelOrigin } from '#domain/labels/label-origin.ts'
import { isNoPrice, labelStanding } from '#domain/labels/label-standing.ts'
import type { LabelLine } from '#domain/labels/labels-of-provider.server.ts'
import { labelsPath } from '#domain/labels/labels-path.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents } from '#domain/shared/money.ts'
import { catalogueContext, requestContext, servicesContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { DataTable } from '../ui/data-table.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/provider-labels.route.ts'
import { LabelFilterForm } from './label-filter-form.tsx'
import { labelProvider } from './label-routes.server.ts'
import { NOT_STATED } from './label-words.ts'
import { providerLabelsView, readQuestion } from './provider-labels-view.server.ts'
import { SourceLine } from './source-line.tsx'
import { standingNotes, standingsInWords } from './standing-words.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const { provider, found } = loaderData ?? {}
  const path = labelsPath(provider?.id ?? '')
  const page = pageMeta(matches, {
    title: `${provider?.name ?? ''} Broadband Labels: Every Price by Plan`,
    description: `All ${found?.total.toLocaleString('en-US') ?? ''} residential broadband labels of ${provider?.name ?? ''}, with price, fees, typical speed and what comes after an introductory rate.`,
    path,
    pictureOf: '/providers',
    structuredData: [breadcrumbData(matches, [{ name: `${provider?.name ?? ''} labels`, path }])],
  })
  return location.search || !loaderData?.edition ? [...page, { name: 'robots', content: 'noindex' }] : page
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { log } = context.get(requestContext)
  const provider = labelProvider(context.get(catalogueContext), params.provider, { log })
  const url = new URL(request.url)
  return providerLabelsView(context.get(servicesContext).reads, provider, readQuestion(url.searchParams))
}

export const clientLoader = loadAsDocument

export default function ProviderLabels(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <LabelList {...props} /> : null}</ServerDrawn>
}

const columns = [
  { title: 'Plan' },
  { title: 'Price now', figures: true },
  { title: 'Later price' },
  { title: 'Typical download', figures: true },
  { title: 'Unchanged since' },
]

function LabelList({ loaderData }: Route.ComponentProps) {
  const { provider, edition } = loaderData
  return (
    <>
      <PageHero
        trail={[{ name: provider.name, path: provider.path }]}
        current="Broadband labels"
        title={`${provider.name} broadband labels`}
        intro={
          edition
            ? `${labelOrigin(edition) === 'by-hand' ? `Plans for homes as ${provider.name} showed them` : `Every plan for homes in the file that ${provider.name} must publish`}, with price, fees and typical speeds. One plan often has many prices: which one you are offered depends on the address.`
            : `Where ${provider.name} publishes the label of each plan, with its price, fees and typical speeds.`
        }
      >
        {edition ? <SourceLine edition={edition} providerName={provider.name} /> : null}
        <p className="mt-4">
          <Link
            to={`/providers/${provider.id}/price-changes`}
            className="font-semibold text-signal underline underline-offset-4"
          >
            What changed, and when
          </Link>
        </p>
      </PageHero>
      {edition ? (
        <KeptLabels {...loaderData} />
      ) : (
        <Section id="labels" title="No labels yet">
          <p className="max-w-measure">
            We do not hold a file of {provider.name}’s labels. It publishes them on{' '}
            <a
              href={provider.ownPage}
              rel="nofollow noopener"
              className="break-all text-signal underline underline-offset-4"
            >
              {provider.ownPage.replace('https://', '')}
            </a>
            .
          </p>
        </Section>
      )}
    </>
  )
}

type View = Route.ComponentProps['loaderData']

function KeptLabels({ provider, question, found, names }: View) {
  const order = standingsInWords(found.standings)
  return (
    <Section id="labels" title="All labels">
      <LabelFilterForm question={question} names={names} />
      <p role="status" className="mt-6 font-semibold">
        {found.total === 0
          ? 'No label matches. Try another word or another plan.'
          : `${found.total.toLocaleString('en-US')} ${found.total === 1 ? 'label' : 'labels'}`}
      </p>
      {order ? <p className="mt-1 max-w-measure text-sm text-soft">{order}</p> : null}
      {found.total > 0 ? (
        <div className="mt-4">
          <DataTable
            caption={`Labels of ${provider.name}`}
            columns={columns}
            onPhones="pairs"
            rows={found.entries.map(line => ({ key: String(line.id), cells: cellsOf(provider.id, line) }))}
          />
          <PageLinks
            page={found.page}
            pages={found.pages}
            asked={{ ...question, page: null }}
            names={['Previous', 'Next']}
            label="Pages of labels"
          />
        </div>
      ) : null}
    </Section>
  )
}

function cellsOf(providerId: string, line: LabelLine) {
  // A missing price is shown in its own column.
  const note = isNoPrice(line.priceNowCents) ? null : standingNotes[labelStanding(line)]
  return [
    <span key="name" className="block">
      <Link
        to={`/providers/${providerId}/labels/${line.id}`}
        className="text-signal underline underline-offset-4"
      >
        {line.name}
        {/* One plan often has dozens of labels; heard among other links, only its id tells them apart. */}
        <span className="sr-only">, label {line.planId}</span>
      </Link>
      {line.region ? <span className="block text-sm font-normal text-soft">{line.region}</span> : null}
      {note ? <span className="block text-sm font-normal text-lamp">{note}</span> : null}
      <span className="block text-xs font-normal break-all text-soft">{line.planId}</span>
    </span>,
    <span key="price">
      {isNoPrice(line.priceNowCents) ? (
        <>
          {NOT_STATED}
          <span className="block text-sm text-soft">the file says {formatCents(line.priceNowCents)}</span>
        </>
      ) : (
        <strong>{formatCents(line.priceNowCents)}</strong>
      )}
      {line.introMonths ? (
        <span className="block text-sm text-soft">for {line.introMonths} months</span>
      ) : null}
    </span>,
    line.introductory
      ? line.laterPriceCents === null
        ? NOT_STATED
        : formatCents(line.laterPriceCents)
      : 'No introductory rate',
    line.downloadMbps === null ? NOT_STATED : `${line.downloadMbps.toLocaleString('en-US')} Mbps`,
    formatDate(line.validFrom),
  ]
}
