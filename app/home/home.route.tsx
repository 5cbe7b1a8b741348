import { lazy, Suspense } from 'react'
import { brand } from '#platform/brand.ts'
import { catalogueContext } from '../contexts.ts'
import { loadWhenNeeded } from '../first-load/load-when-needed.ts'
import { PartBoundary } from '../first-load/part-boundary.tsx'
import { originOf, pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/home.route.ts'
import { AskForQuote } from './ask-for-quote.tsx'
import { Hero } from './hero.tsx'
import { homeView } from './home-view.server.ts'
import { LogoStrip } from './logo-strip.tsx'
import { TopServices } from './top-services.tsx'

const CLOSING_PLACE = 'closing-sections'
const ClosingSections = lazy(() =>
  loadWhenNeeded(CLOSING_PLACE, () =>
    import('./closing-sections.tsx').then(module => ({ default: module.ClosingSections })),
  ),
)

/** The page has two addresses; search engines get the first. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const site = { name: brand.name, url: `${originOf(matches)}/` }
  return pageMeta(matches, {
    title: 'Compare Home Security, Internet and TV Providers',
    description:
      'See who serves your address, compare home internet, TV and security plans with the full price over time, and order online or by phone.',
    path: '/',
    structuredData: [
      { '@type': 'WebSite', ...site },
      { '@type': 'Organization', ...site },
    ],
  })
}

export const loader = ({ context }: Route.LoaderArgs) => homeView(context.get(catalogueContext))

export default function Home({ loaderData }: Route.ComponentProps) {
  const { strip, cards, pricesAsOf, otherKinds, reviews } = loaderData
  return (
    <>
      <Hero otherKinds={otherKinds} />
      <LogoStrip providers={strip} />
      <TopServices cards={cards} pricesAsOf={pricesAsOf} />
      <AskForQuote />
      <div id={CLOSING_PLACE}>
        <PartBoundary>
          <Suspense fallback={null}>
            <ClosingSections reviews={reviews} />
          </Suspense>
        </PartBoundary>
      </div>
    </>
  )
}
