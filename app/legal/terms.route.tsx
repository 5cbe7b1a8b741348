import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/terms.route.ts'
import { LegalPage } from './legal-page.tsx'
import { termsView } from './terms-view.server.ts'
import { TextParts } from './text-parts.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Use',
    description:
      'What this site is, what its prices mean, how ordering works, and what we are responsible for.',
    path: '/terms',
    structuredData: [breadcrumbData(matches, [{ name: 'Terms of use', path: '/terms' }])],
  })

export const loader = () => termsView()

export const clientLoader = loadAsDocument

export default function Terms(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <TermsPage {...props} /> : null}</ServerDrawn>
}

function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      name="Terms of use"
      intro="What you can expect from this site, and what it expects from you."
      updated={loaderData.updated}
      contents={loaderData.parts}
    >
      <TextParts parts={loaderData.parts} />
    </LegalPage>
  )
}
