import { CALLBACK_HOURS } from '#domain/callbacks/callback-promise.ts'
import { brand } from '#platform/brand.ts'
import { legalTextsUpdated } from '../seo/text-dates.ts'
import type { TextPart } from './text-parts.tsx'

const parts: readonly TextPart[] = [
  {
    id: 'what',
    title: 'What this site is',
    paragraphs: [
      `${brand.name} compares home internet, TV and home security services in the United States and takes orders for them as a reseller. The companies named beside the services provide them, under their own agreements with you.`,
      'Comparing is free. We may earn a commission from a provider when you order. That changes neither the price you pay nor how providers are ranked.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and availability',
    paragraphs: [
      'Prices are shown with the date we recorded them, before taxes, and with the one-time fees that are published. Providers can change them. If a later price isn’t published, we say so, and totals use the last published price.',
      'We only know for certain that a service is available at your address once the provider has checked. We tell you the final price before anything is installed or billed.',
    ],
  },
  {
    id: 'orders',
    title: 'Ordering',
    paragraphs: [
      `An order on this site is a request. A representative contacts you within ${CALLBACK_HOURS} hours, holidays aside, by phone, text or email, as you chose, to go through it. There is no agreement until you confirm it with that representative and the provider accepts. Until then you can cancel without giving a reason.`,
      'You need an account to order. Give us correct details, and keep your password to yourself.',
    ],
  },
  {
    id: 'use',
    title: 'Fair use',
    paragraphs: [
      'You may use the site for your own household. Your programs and assistants may ask it as the page for developers says, within its limits, and partners may show our widget with their key. Please do not:',
    ],
    points: [
      'place orders or requests for people who don’t know about it;',
      'use automated queries that slow it down for others;',
      'try to get at other people’s data or around the site’s limits.',
    ],
  },
  {
    id: 'site-content',
    title: 'Texts, names and figures',
    paragraphs: [
      'The names of providers belong to their owners; the marks shown are our own lettering. Figures that providers state about themselves are marked as theirs. We write our guides with care, but they aren’t professional advice, and mistakes can slip in. Tell us and we’ll fix them.',
    ],
  },
  {
    id: 'liability',
    title: 'Our responsibility',
    paragraphs: [
      'We are responsible for what we do ourselves. We aren’t responsible for providers’ services, for outages of their networks, or for what they change after you order. Nothing in these terms takes away a right that the law gives you and that can’t be waived.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    paragraphs: [
      `The terms in effect on the day you place an order apply to it. Have questions? Call the number at the top of every page.`,
    ],
  },
]

/** The terms of use as data, so that their text stays out of the browser's code. */
export function termsView() {
  return { updated: legalTextsUpdated.terms, parts }
}
