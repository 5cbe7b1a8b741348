import { catalogueContext } from '../contexts.ts'
import type { Route } from './+types/adt-packages.route.ts'
import { withGivenZip } from './given-zip.server.ts'
import { adtView } from './security-packages-view.server.ts'
import { type SecurityWords, securityMeta } from './security-page.ts'
import { SecurityScreen } from './security-screen.tsx'

const words: SecurityWords = {
  path: '/adt-packages',
  current: 'ADT packages',
  title: 'ADT Home Security Packages',
  lead: 'Monitored packages, side by side. Add internet from a provider at your ZIP code and see the total over three years.',
  closing: {
    title: 'Which package fits your home?',
    text: 'Tell us about your doors, windows and rooms. We go through the equipment with you before you agree to anything.',
  },
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  securityMeta(matches, loaderData, words, {
    title: 'ADT Packages and Prices',
    description:
      'The ADT packages side by side: price, equipment, internet providers to bundle, and the total over 36 months. Check your ZIP code and order.',
  })

export const loader = (args: Route.LoaderArgs) =>
  withGivenZip(args, adtView(args.context.get(catalogueContext)))

/** The packages are the same for every ZIP code; only the browser asks what is available around one. */
export const shouldRevalidate = () => false

export default function AdtPackages({ loaderData }: Route.ComponentProps) {
  return <SecurityScreen view={loaderData} words={words} />
}
