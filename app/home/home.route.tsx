import { brand } from '#platform/brand.ts'
import { originOf, pageMeta } from '../seo/page-meta.ts'
import { SearchResults } from '../shell/address-search/search-results.tsx'
import type { Route } from './+types/home.route.ts'
import { AskForQuote } from './ask-for-quote.tsx'
import { GetConnected } from './get-connected.tsx'
import { Hero } from './hero.tsx'
import { homeView } from './home-view.server.ts'
import { HowItWorks } from './how-it-works.tsx'
import { LogoStrip } from './logo-strip.tsx'
import { Reviews } from './reviews.tsx'
import { TopServices } from './top-services.tsx'

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
      <AskForQuote />
      <HowItWorks />
      <Reviews {...reviews} />
      <GetConnected />
    </>
  )
}
