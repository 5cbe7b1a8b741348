import { catalogueContext } from '../contexts.ts'
import type { Route } from './+types/vivint-packages.route.ts'
import { withGivenZip } from './given-zip.server.ts'
import { vivintView } from './security-packages-view.server.ts'
import { type SecurityWords, securityMeta } from './security-page.ts'
import { SecurityScreen } from './security-screen.tsx'

const words: SecurityWords = {
  path: '/vivint-packages',
  current: 'Vivint packages',
  title: 'Vivint Home Security Packages',
  lead: 'The Vivint packages side by side. Pay for the equipment once or monthly, add internet, and see the total over three years.',
  closing: {
    title: 'Not sure which one fits?',
    text: 'Tell us about your doors, windows and rooms. We go through the equipment with you before you agree to anything.',
  },
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  securityMeta(matches, loaderData, words, {
    title: 'Vivint Packages and Prices',
    description:
      'The Vivint packages with each of their prices, the equipment in them, internet to go with it and the total over 36 months. Check your ZIP code and order.',
  })

export const loader = (args: Route.LoaderArgs) =>
  withGivenZip(args, vivintView(args.context.get(catalogueContext)))

/** The packages are the same for every ZIP code; only the browser asks what is available around one. */
export const shouldRevalidate = () => false

export default function VivintPackages({ loaderData }: Route.ComponentProps) {
  return <SecurityScreen view={loaderData} words={words} />
}
