import { ratesOfProviders } from '#domain/served-promises/refusals.server.ts'
import { publicRates } from '#domain/served-promises/served-rates.ts'
import { easternDay, formatDate } from '#domain/shared/calendar.ts'
import { percentWords } from '#domain/shared/percent.ts'
import { servicesContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { DataTable } from '../ui/data-table.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/promises.route.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'What Internet Providers Promise and What They Serve',
    description:
      'How many of our customers’ orders each internet provider turned down because it doesn’t serve the address.',
    path: '/promised-and-served',
    pictureOf: '/providers',
  })

/** The table is empty before enough orders can be compared, and says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const needs = services.settings.values['public-refusals']
  const rates = publicRates(await ratesOfProviders(services), needs)
  const day = (at: Date) => formatDate(easternDay(at))
  return {
    needs,
    rows: (rates ?? []).map(({ providerId, orders, refused, refusedShare, from, to }) => ({
      provider: services.catalogue.providerName(providerId),
      share: percentWords(refusedShare),
      ...{ orders, refused, from: day(from), to: day(to) },
    })),
  }
}

export const clientLoader = loadAsDocument

export default function PromisesPage(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <Promises {...props} /> : null}</ServerDrawn>
}

const columns = [
  { title: 'Provider' },
  { title: 'Orders turned down', figures: true, className: 'w-48' },
  { title: 'Orders', figures: true, className: 'w-32' },
  { title: 'Ordered', className: 'w-80' },
]

function Promises({ loaderData: { needs, rows } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        current="Promised and served"
        title="What providers promise and what they serve"
        intro="Providers tell the FCC where they offer service. These are the orders our customers placed, and how many of them the provider turned down because it doesn’t serve the address."
      />
      <Section id="table" title="Orders turned down, by provider">
        {rows.length === 0 ? (
          <p className="max-w-measure text-soft">
            Not yet. We publish the table once {needs.providers} providers have {needs.orders} finished orders
            each: fewer would be chance.
          </p>
        ) : (
          <>
            <DataTable
              caption="Orders turned down by provider"
              columns={columns}
              rows={rows.map(row => ({
                key: row.provider,
                cells: [
                  row.provider,
                  `${row.share} (${row.refused})`,
                  row.orders.toLocaleString('en-US'),
                  `${row.from} to ${row.to}`,
                ],
              }))}
            />
            <p className="mt-6 max-w-measure text-soft">
              Only providers with enough orders are listed. Our customers’ addresses aren’t a sample of the
              whole country.
            </p>
          </>
        )}
      </Section>
    </>
  )
}
