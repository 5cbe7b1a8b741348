import { Link } from 'react-router'
import { catalogueContext } from '../contexts.ts'
import { AddressSearch } from '../search/search.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { AsOf } from '../ui/as-of.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/providers.route.ts'
import { ProviderFilter } from './provider-filter.tsx'
import { providersView } from './providers-view.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Compare Internet Providers',
    description:
      'Home internet providers side by side: type, regions, speed and starting price. Filter them, or search your address for who serves it.',
    path: '/providers',
    structuredData: [breadcrumbData(matches, [{ name: 'Internet providers', path: '/providers' }])],
  })

export const loader = ({ context }: Route.LoaderArgs) => providersView(context.get(catalogueContext))

/** The list is the same for every filter, which the browser applies. */
export const shouldRevalidate = () => false

export default function Providers({ loaderData }: Route.ComponentProps) {
  const { entries, others, pricesAsOf } = loaderData
  return (
    <>
      <PageHero
        current="Internet providers"
        title="Compare internet providers"
        intro="Availability changes from street to street. Search your address for who serves it, or look through the list below."
        aside={<AddressSearch />}
      />
      <Section id="list" title={`${entries.length} providers at a glance`}>
        <ProviderFilter entries={entries} />
        {others ? (
          <p className="mt-6 max-w-measure">
            This overview is limited to {entries.length}. We also compare {others}:{' '}
            <Link to="/internet-plans" className="text-signal underline underline-offset-4">
              see all internet plans
            </Link>
            .
          </p>
        ) : null}
        <p className="mt-6 max-w-measure text-sm text-soft">
          Type is what a provider mainly sells. It may report other lines in some places: its page shows the
          counties where it reports fiber.
        </p>
        <p className="mt-6 max-w-measure">
          Who reports fiber where?{' '}
          <Link to="/internet" className="text-signal underline underline-offset-4">
            See your state and county on a map
          </Link>
          .
        </p>
        <AsOf dates={pricesAsOf} className="mt-6 max-w-measure text-sm text-soft" />
      </Section>
    </>
  )
}
