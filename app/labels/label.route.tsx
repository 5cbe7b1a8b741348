import { Link } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { labelOrigin } from '#domain/labels/label-origin.ts'
import { labelsPath } from '#domain/labels/labels-path.ts'
import { wholeLabel } from '#domain/labels/whole-label.server.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents } from '#domain/shared/money.ts'
import { catalogueContext, requestContext, servicesContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { DataTable } from '../ui/data-table.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import type { Route } from './+types/label.route.ts'
import { BroadbandLabel } from './broadband-label.tsx'
import { editionOf, labelProvider, notFound } from './label-routes.server.ts'

/** Thousands of labels that the list already covers: not for search engines. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `${nameOf(loaderData)}: Broadband Label`,
    description: `The broadband label of ${nameOf(loaderData)} as the provider published it.`,
    path: `/providers/${loaderData?.provider.id ?? ''}/labels/${loaderData?.label.id ?? ''}`,
    pictureOf: '/providers',
  }),
  { name: 'robots', content: 'noindex, follow' },
]

const nameOf = (data: Route.ComponentProps['loaderData'] | undefined) =>
  data ? fullName(data.provider.name, data.label.facts.name) : ''

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { log } = context.get(requestContext)
  const provider = labelProvider(context.get(catalogueContext), params.provider, { log })
  const id = /^\d{1,10}$/.test(params.label) ? Number(params.label) : 0
  const { reads } = context.get(servicesContext)
  const label = await wholeLabel(reads, id)
  if (label?.providerId !== provider.id) throw notFound(log, new URL(request.url).pathname)
  // A current label is from the newest file, even if earlier files had it, too.
  const newest = label.validTo === null ? await editionOf(reads, provider.id) : null
  const { date, lastSeen, credit } = newest ?? label.edition
  return { provider, label, newest: { date, lastSeen, credit } }
}

export const clientLoader = loadAsDocument

export default function LabelPage(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <WholeLabel {...props} /> : null}</ServerDrawn>
}

function WholeLabel({ loaderData }: Route.ComponentProps) {
  const { provider, label, newest } = loaderData
  const isByHand = labelOrigin(newest) === 'by-hand'
  const { facts, edition, history, published, validFrom, validTo } = label
  return (
    <>
      <PageHero
        trail={[
          { name: provider.name, path: provider.path },
          { name: 'Broadband labels', path: labelsPath(provider.id) },
        ]}
        current={facts.name}
        title={fullName(provider.name, facts.name)}
        intro={
          validTo
            ? `We have this label from ${formatDate(validFrom)}; it was replaced or withdrawn by ${formatDate(validTo)}.`
            : isByHand
              ? `${provider.name} showed this label on ${formatDate(validFrom)}.`
              : `This label stands in the provider’s newest file that we hold, the same since ${formatDate(validFrom)}.`
        }
      />
      <div className="page-width grid grid-cols-1 gap-12 py-12 print:py-2 lg:grid-cols-[27rem_minmax(0,1fr)]">
        <BroadbandLabel facts={facts} edition={newest} providerName={provider.name} heading="h2" />
        <div className="min-w-0 space-y-12 print:hidden">
          {history.length > 1 ? (
            <section aria-labelledby="history-title">
              <h2 id="history-title" className="text-2xl">
                This plan’s label over time
              </h2>
              <div className="mt-4">
                <DataTable
                  caption="This plan’s label over time"
                  columns={[
                    { title: 'Since' },
                    { title: 'Until' },
                    { title: 'Monthly price', figures: true },
                  ]}
                  rows={history.map(one => ({
                    key: String(one.id),
                    cells: [
                      one.id === label.id ? (
                        `${formatDate(one.validFrom)}, shown here`
                      ) : (
                        <Link
                          key="state"
                          to={`/providers/${provider.id}/labels/${one.id}`}
                          className="text-signal underline underline-offset-4"
                        >
                          {formatDate(one.validFrom)}
                        </Link>
                      ),
                      one.validTo ? formatDate(one.validTo) : 'newest that we hold',
                      formatCents(one.priceNowCents),
                    ],
                  }))}
                />
              </div>
            </section>
          ) : null}
          <details>
            <summary className="cursor-pointer text-lg font-semibold text-signal underline">
              {isByHand ? 'What was written down' : 'The row of the file, as published'}
            </summary>
            <p className="mt-3 text-sm break-all text-soft">{edition.source}</p>
            <dl className="mt-4 divide-y divide-line border-y border-line text-sm">
              {published.map(({ column, text }, index) => (
                <div
                  key={`${index} ${column}`}
                  className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[16rem_minmax(0,1fr)]"
                >
                  <dt className="break-words text-soft">{column}</dt>
                  <dd className="break-all">{text || <span className="text-soft">empty</span>}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      </div>
    </>
  )
}
