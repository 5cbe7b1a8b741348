import { settingsContext } from '../contexts.ts'
import { loadAsDocument, ServerDrawn } from '../first-load/server-drawn.tsx'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { buttonClass } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/developers.route.ts'
import { developersView } from './developers-view.server.ts'
import { EndpointCard } from './endpoint-card.tsx'
import { AssistantSection, PartnerSection } from './partner-sections.tsx'
import { refusalColumns, refusalRows } from './refusal-rows.tsx'
import { WebhookSection } from './webhook-section.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'For Developers',
    description:
      'Everything this site’s own pages ask our server, as an open API: each request, what it takes, what it answers, and its limits.',
    path: '/developers',
    structuredData: [breadcrumbData(matches, [{ name: 'For developers', path: '/developers' }])],
  })

/** Examples use the site's own address; if no setting names it, the one that the request came to. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  developersView(context.get(settingsContext).publicUrl || new URL(request.url).origin)

export const clientLoader = loadAsDocument

export default function Developers(props: Route.ComponentProps) {
  return <ServerDrawn>{import.meta.env.SSR ? <DevelopersPage {...props} /> : null}</ServerDrawn>
}

function DevelopersPage({ loaderData }: Route.ComponentProps) {
  const { common, endpoints, siteUrl, webhooks, ...examples } = loaderData
  return (
    <>
      <PageHero
        current="For developers"
        title="For developers"
        intro="Your program can ask for everything our own pages ask for: who serves an address, what a ZIP code is called, an order. It gets the same answers, under the same limits."
      >
        <p className="mt-7 flex flex-wrap gap-3">
          <a href="/api/openapi.json" className={buttonClass()}>
            OpenAPI document
          </a>
          <a href="#requests" className={buttonClass('secondary')}>
            See all requests
          </a>
        </p>
      </PageHero>
      <Section id="basics" title="How it works">
        <dl className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
          <Basic term="JSON in, JSON out">
            Send bodies as <code>application/json</code> in UTF-8. Keys we don’t know are refused, so a typo
            never goes unnoticed.
          </Basic>
          <Basic term="Signing in">
            Post your email and password to <code>/api/sign-in</code> and send the token you get with each
            request: <code>Authorization: Bearer …</code>. Partners send their key in the same place.
          </Basic>
          <Basic term="Cookies and Origin">
            Only a conversation with the assistant needs a cookie: the answer to its first message sets it,
            and whoever sends it back goes on with that conversation. A POST that carries a cookie must also
            say where it comes from, as browsers do: <code>Origin: {siteUrl}</code>. Anything else is refused
            as coming from another site.
          </Basic>
          <Basic term="When something is refused">
            The answer is <code>application/problem+json</code> (RFC 9457). <code>code</code> is for your
            program, <code>detail</code> is for people, and <code>fields</code> says which input to fix.
          </Basic>
          <Basic term="Limits">
            Limits count by network: one IPv4 address, or one IPv6 /64. Past a limit you get 429 and a{' '}
            <code>retry-after</code> header in seconds.
          </Basic>
        </dl>
      </Section>
      <AssistantSection {...examples} />
      <PartnerSection {...examples} />
      <WebhookSection {...webhooks} />
      <Section id="requests" title="All requests" intro="A question mark marks what may be left out.">
        <div className="space-y-6">
          {endpoints.map(endpoint => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} />
          ))}
        </div>
      </Section>
      <Section id="common" tone="band" title="What any request may answer">
        <DataTable
          caption="Refusals that any request may answer"
          columns={refusalColumns}
          rows={refusalRows(common)}
        />
      </Section>
    </>
  )
}

function Basic({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="border-t border-line pt-5">
      <dt className="font-display text-xl font-semibold">{term}</dt>
      <dd className="mt-2 max-w-measure text-soft">{children}</dd>
    </div>
  )
}
