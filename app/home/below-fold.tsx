import { GetConnected } from './get-connected.tsx'
import type { HomeView } from './home-view.server.ts'
import { HowItWorks } from './how-it-works.tsx'
import { QuoteSection } from './quote-section.tsx'
import { Reviews } from './reviews.tsx'

/** The lower half of the page, in one file of its own: its code comes when somebody is about to see it. */
export function BelowFold({ reviews }: Pick<HomeView, 'reviews'>) {
  return (
    <>
      <QuoteSection />
      <HowItWorks />
      <Reviews {...reviews} />
      <GetConnected />
    </>
  )
}
