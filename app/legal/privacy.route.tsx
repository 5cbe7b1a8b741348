import { settingsContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { DataTable } from '../ui/data-table.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import type { Route } from './+types/privacy.route.ts'
import { LegalPage, LegalPart } from './legal-page.tsx'
import { privacyView } from './privacy-view.server.ts'
import { TextParts } from './text-parts.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description:
      'What this site stores, where and for how long; who sees it; and how to have it corrected or deleted.',
    path: '/privacy',
    structuredData: [breadcrumbData(matches, [{ name: 'Privacy policy', path: '/privacy' }])],
  })

export const loader = ({ context }: Route.LoaderArgs) => privacyView(context.get(settingsContext))

const keptColumns = [
  { title: 'When', className: 'w-52' },
  { title: 'What is stored' },
  { title: 'How long', className: 'w-64' },
]
const browserColumns = [
  { title: 'Name', className: 'w-64' },
  { title: 'What for' },
  { title: 'Where', className: 'w-64' },
]

const tables = [
  { id: 'stored', title: 'What is stored on our server' },
  { id: 'browser', title: 'What is stored in your browser' },
]
const sources = { id: 'sources', title: 'Sources' }

export const clientLoader = loadAsDocument

export default function Privacy(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <PrivacyPage {...props} /> : null}</ServerDrawn>
}

function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { updated, before, kept, inBrowser, after } = loaderData
  return (
    <LegalPage
      name="Privacy policy"
      intro="What we store, why, who sees it, and how to get rid of it. In plain words."
      updated={updated}
      contents={[...before, ...tables, ...after, sources]}
    >
      <TextParts parts={before} />
      <section id="stored" aria-labelledby="stored-title" className="scroll-mt-14 pb-12">
        <h2 id="stored-title" className="mb-5 text-2xl">
          What is stored on our server
        </h2>
        <DataTable
          caption="What is stored on our server"
          columns={keptColumns}
          rows={kept.map(({ occasion, what, howLong }) => ({
            key: occasion,
            cells: [occasion, what, howLong],
          }))}
        />
      </section>
      <section id="browser" aria-labelledby="browser-title" className="scroll-mt-14 pb-12">
        <h2 id="browser-title" className="mb-5 text-2xl">
          What is stored in your browser
        </h2>
        <DataTable
          caption="What is stored in your browser"
          columns={browserColumns}
          rows={inBrowser.map(({ name, what, where }) => ({
            key: name,
            cells: [
              <span key="name" className="break-words">
                {name}
              </span>,
              what,
              where,
            ],
          }))}
        />
        <p className="mt-4 max-w-measure">
          You can remove all of it in your browser’s settings. The site keeps working.
        </p>
      </section>
      <TextParts parts={after} />
      <LegalPart id="sources" title="Sources">
        <p>
          City and state of a ZIP code come from{' '}
          <OutsideLink href="https://www.geonames.org/">GeoNames</OutsideLink>, under the license{' '}
          <OutsideLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</OutsideLink>. The file
          is on our own server, so nobody else learns which ZIP code you look up.
        </p>
        <p>
          Who serves an area comes from the Broadband Data Collection of the Federal Communications
          Commission, published as the{' '}
          <OutsideLink href="https://broadbandmap.fcc.gov/">FCC National Broadband Map</OutsideLink>. Coverage
          data are shown with a date. They say what providers advertise, not what was measured at a home. They
          are on our own server too.
        </p>
        <p>
          The outlines of counties and states come from the Census Bureau’s boundary files of 2017 by way of{' '}
          <OutsideLink href="https://github.com/topojson/us-atlas">us-atlas</OutsideLink> (ISC license).
        </p>
      </LegalPart>
    </LegalPage>
  )
}
