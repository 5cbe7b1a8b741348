import { catalogueContext } from '../contexts.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import { TopicGrid } from '../ui/topic-grid.tsx'
import { useSettings } from '../use-settings.ts'
import type { Route } from './+types/resources.route.ts'
import { HelpCards } from './help-cards.tsx'
import { ResourceCards } from './resource-cards.tsx'
import { resourcesView } from './resources-view.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Resources: Guides and Comparisons',
    description:
      'Guides to home internet, comparisons of providers and plans, and help with home security, in one place.',
    path: '/resources',
    structuredData: [breadcrumbData(matches, [{ name: 'Resources', path: '/resources' }])],
  })

export const loader = ({ context }: Route.LoaderArgs) => resourcesView(context.get(catalogueContext))

export default function Resources({ loaderData }: Route.ComponentProps) {
  const { partnerUrl } = useSettings()
  return (
    <>
      <PageHero
        current="Resources"
        title="Resources"
        intro="Everything we have written and worked out about internet, TV and security for the home."
      />
      <Section id="shelves" title="Guides and comparisons">
        <ResourceCards />
      </Section>
      <Section
        id="learn"
        tone="band"
        title="Learn how home internet works"
        intro="Three topics to begin with."
      >
        <TopicGrid topics={loaderData.topics} page="/education" />
      </Section>
      <Section
        id="help"
        title="Still deciding?"
        intro={
          partnerUrl
            ? 'Our partner pays us for visitors we send there. That doesn’t change prices or our ranking.'
            : undefined
        }
      >
        <HelpCards />
      </Section>
    </>
  )
}
