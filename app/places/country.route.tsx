import { Link } from 'react-router'
import { COPY_OF_FIGURES } from '#domain/availability/counties/copy-of-figures.ts'
import { countiesContext, drawnMapContext } from '../contexts.ts'
import { ServerDrawn } from '../first-load/server-drawn.tsx'
import { AreaMap } from '../maps/area-map.tsx'
import { countryMap } from '../maps/fiber-map.server.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { DataTable } from '../ui/data-table.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/country.route.ts'
import { countryView } from './country-view.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Internet Providers by State and County',
    description: `Where fiber is sold in the United States: a map of ${loaderData?.counties.toLocaleString('en-US') ?? 'all'} counties by number of fiber providers, and a table of the states (FCC data as of ${loaderData?.dataDate ?? ''}).`,
    path: '/internet',
    pictureOf: '/',
    structuredData: [breadcrumbData(matches, [{ name: 'Internet by state', path: '/internet' }])],
  })

export function loader({ context }: Route.LoaderArgs) {
  const counties = context.get(countiesContext)
  context.set(drawnMapContext, countryMap(counties))
  return countryView(counties)
}

export { loadAsDocument as clientLoader } from '../first-load/server-drawn.tsx'

export default function Country(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <CountryPage {...props} /> : null}</ServerDrawn>
}

type Listed = { name: string; path: string; count?: number; withFiber?: number; mostlyFiber?: number }

/** All states by name, also those that the file has no figures for: a missing row would read as none. */
const inOrder = (states: readonly Listed[], unknown: readonly Listed[]): Listed[] =>
  [...states, ...unknown].toSorted((a, b) => (a.name < b.name ? -1 : 1))

const NOT_KNOWN = 'Not known'

const columns = [
  { title: 'State' },
  { title: 'Counties', figures: true, className: 'w-36' },
  { title: 'With a fiber provider', figures: true, className: 'w-48' },
  { title: 'Where one reaches most of the county', figures: true, className: 'w-64' },
]

function CountryPage({
  loaderData: { counties, withFiber, states, unknown, dataDate },
}: Route.ComponentProps) {
  return (
    <>
      <PageHero
        current="Internet by state"
        title="Internet providers by state and county"
        intro={`Fiber providers report service in ${withFiber.toLocaleString('en-US')} of ${counties.toLocaleString('en-US')} counties. Choose a state for its counties. FCC data as of ${dataDate}.`}
      />
      <Section
        id="map"
        title="Fiber providers in each county"
        intro={
          unknown.length > 0
            ? `We have no figures for ${unknown.map(one => one.name).join(' and ')}: ${COPY_OF_FIGURES} lacks ${unknown.length === 1 ? 'it' : 'them'}. That means unknown, not none.`
            : undefined
        }
      >
        <p className="mb-4">
          <a href="#states" className="text-signal underline underline-offset-4">
            The same as a table
          </a>
        </p>
        <AreaMap />
      </Section>
      <Section id="states" tone="band" title="Every state in a table">
        <DataTable
          caption="States and their counties with fiber"
          columns={columns}
          onPhones="table"
          rows={inOrder(states, unknown).map(one => ({
            key: one.path,
            cells: [
              <Link
                key="name"
                to={one.path}
                className="text-signal underline underline-offset-4 hover:text-ink"
              >
                {one.name}
              </Link>,
              one.count ?? NOT_KNOWN,
              one.withFiber ?? NOT_KNOWN,
              one.mostlyFiber ?? NOT_KNOWN,
            ],
          }))}
        />
      </Section>
    </>
  )
}
