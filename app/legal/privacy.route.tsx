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
const sourcesPart = { id: 'sources', title: 'Sources' }

export const clientLoader = loadAsDocument

export default function Privacy(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <PrivacyPage {...props} /> : null}</ServerDrawn>
}

function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { updated, earlier, before, kept, inBrowser, after, sources } = loaderData
  return (
    <LegalPage
      name="Privacy policy"
      intro="What we store, why, who sees it, and how to get rid of it. In plain words."
      updated={updated}
      earlier={earlier}
      contents={[...before, ...tables, ...after, sourcesPart]}
    >
      <TextParts parts={before} />
      <section id="stored" aria-labelledby="stored-title" className="scroll-mt-14 pb-12">
        <h2 id="stored-title" className="mb-5 text-2xl">
          What is stored on our server
        </h2>
        <DataTable
          caption="What is stored on our server"
          columns={keptColumns}
          onPhones="sentences"
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
          onPhones="sentences"
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
      <LegalPart {...sourcesPart}>
        {sources.map(parts => (
          <p key={JSON.stringify(parts)}>
            {parts.map(part =>
              typeof part === 'string' ? (
                part
              ) : (
                <OutsideLink key={part.href} href={part.href}>
                  {part.words}
                </OutsideLink>
              ),
            )}
          </p>
        ))}
      </LegalPart>
    </LegalPage>
  )
}
