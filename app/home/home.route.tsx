import { lazy, Suspense } from 'react'
import { brand } from '#platform/brand.ts'
import { originOf, pageMeta } from '../seo/page-meta.ts'
import { SearchResults } from '../shell/address-search/search-results.tsx'
import type { Route } from './+types/home.route.ts'
import { Hero } from './hero.tsx'
import { homeView } from './home-view.server.ts'
import { loadWhenNeeded } from './load-when-needed.ts'
import { LogoStrip } from './logo-strip.tsx'
import { TopServices } from './top-services.tsx'

const BELOW_FOLD = 'below-fold'

// Drawn by the server like the rest. Only its code waits, so that the first view carries no form that is not seen yet.
const BelowFold = lazy(() =>
  loadWhenNeeded(BELOW_FOLD, () =>
    import('./below-fold.tsx').then(module => ({ default: module.BelowFold })),
  ),
)

/** The page has two addresses; search engines are told of the first. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const site = { name: brand.name, url: `${originOf(matches)}/` }
  return pageMeta(matches, {
    title: 'Compare Home Security, Internet and TV Providers',
    description:
      'See who serves your address, compare home internet, TV and security plans with the whole price over time, and order online or by phone.',
    path: '/',
    structuredData: [
      { '@type': 'WebSite', ...site },
      { '@type': 'Organization', ...site },
    ],
  })
}

export const loader = () => homeView()

export default function Home({ loaderData }: Route.ComponentProps) {
  const { strip, cards, pricesAsOf, otherKinds, reviews } = loaderData
  return (
    <>
      <Hero otherKinds={otherKinds} />
      <SearchResults />
      <LogoStrip providers={strip} />
      <TopServices cards={cards} pricesAsOf={pricesAsOf} />
      <div id={BELOW_FOLD}>
        <Suspense fallback={null}>
          <BelowFold reviews={reviews} />
        </Suspense>
      </div>
    </>
  )
}
