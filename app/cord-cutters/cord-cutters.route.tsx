import { LiveChatButton } from '../chat/chat.ts'
import { CallLink } from '../contact/call-link.tsx'
import { catalogueContext } from '../contexts.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { AsOf } from '../ui/as-of.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/cord-cutters.route.ts'
import { ExploreBundles } from './contact-options.tsx'
import { cordCuttersView } from './cord-cutters-view.server.ts'
import { FeaturedCard } from './featured-card.tsx'
import { TopTen } from './top-ten.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cut the Cord: Cable and Streaming Compared',
    description:
      'What cable and streaming cost a month, what you gain and give up by cutting the cord, and a streaming package with its full price.',
    path: '/cord-cutters',
    structuredData: [breadcrumbData(matches, [{ name: 'Cord cutters', path: '/cord-cutters' }])],
  })

export const loader = ({ context }: Route.LoaderArgs) => cordCuttersView(context.get(catalogueContext))

const columns = [{ title: 'What', className: 'w-1/4' }, { title: 'Cable' }, { title: 'Streaming' }]

export default function CordCutters({ loaderData }: Route.ComponentProps) {
  const { featured, reasons, comparison, costsNote, pricesAsOf } = loaderData
  return (
    <>
      <PageHero
        current="Cord cutters"
        title="Cut the cord, keep what you watch"
        intro="Live channels, sports and shows over the internet that you have anyway. See what it saves, what it does not, and what you need for it."
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <ExploreBundles />
        </div>
      </PageHero>
      <Section id="featured" tone="band" title="Featured: live TV by streaming">
        <FeaturedCard featured={featured} />
        <AsOf dates={pricesAsOf} className="mt-5 text-sm text-soft" />
      </Section>
      <TopTen reasons={reasons} />
      <Section id="comparison" tone="band" title="Cable and streaming compared">
        <DataTable
          caption="Cable and streaming compared"
          columns={columns}
          onPhones="table"
          rows={comparison.map(({ aspect, cable, streaming }) => ({
            key: aspect,
            cells: [aspect, cable, streaming],
          }))}
        />
        <p className="mt-4 max-w-measure text-sm text-soft">{costsNote}</p>
      </Section>
      <ClosingBand
        id="switch-title"
        title="Ready to Make the Switch?"
        text="Tell us what you watch. We tell you which services carry it, what they cost together, and how fast your internet should be."
      >
        <LiveChatButton />
        <CallLink />
      </ClosingBand>
    </>
  )
}
