import { GetConnected } from './get-connected.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Reviews } from './reviews.tsx'

/** The lower end of the page: text and links, far from the first view. */
export function ClosingSections({ reviews }: { reviews: Parameters<typeof Reviews>[0] }) {
  return (
    <>
      <HowItWorks />
      <Reviews {...reviews} />
      <GetConnected />
    </>
  )
}
