import { CALLBACK_HOURS } from '#domain/callbacks/callback-promise.ts'
import { brand } from '#platform/brand.ts'
import type { TextPart } from './text-parts.tsx'

const parts: readonly TextPart[] = [
  {
    id: 'what',
    title: 'What this site is',
    paragraphs: [
      `${brand.name} compares home internet, TV and home security services in the United States and takes orders for them as a reseller. The services themselves are provided by the companies named beside them, under their own agreements with you.`,
      'Comparing is free. We may earn a commission from a provider when you order. It changes neither the price you pay nor the order in which providers are ranked.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and availability',
    paragraphs: [
      'Prices stand with the date on which they were written down, before taxes, and with the one-time fees that are published. They can change at the provider. Where a later price is not published, we say so; totals then count the last published price.',
      'Whether a service can be had at your address is known for certain only when the provider has checked it. You are told the final price before anything is installed or billed.',
    ],
  },
  {
    id: 'orders',
    title: 'Ordering',
    paragraphs: [
      `An order on this site is a request. A representative calls you within ${CALLBACK_HOURS} hours to go through it. An agreement comes about only when you confirm on that call and the provider accepts. Until then you can withdraw without giving a reason.`,
      'You need an account to order. Give details that are true, and keep your password to yourself.',
    ],
  },
  {
    id: 'use',
    title: 'Fair use',
    paragraphs: ['You may use the site for your own household. Please do not:'],
    points: [
      'place orders or requests for somebody who does not know of it;',
      'query it by machine in a way that slows it down for others;',
      'try to get at data of other people or to get around its limits.',
    ],
  },
  {
    id: 'site-content',
    title: 'Texts, names and figures',
    paragraphs: [
      'The names of providers belong to their owners; the marks shown are our own lettering. Figures that providers state about themselves are marked as theirs. Guides are written with care, but they are no professional advice, and a mistake can slip in. Tell us and we’ll fix it.',
    ],
  },
  {
    id: 'liability',
    title: 'Our responsibility',
    paragraphs: [
      'We answer for what we do ourselves. We do not answer for the services of providers, for outages of their networks, or for what they change after you have ordered. Nothing in these terms takes away a right that the law gives you and that cannot be waived.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    paragraphs: [
      `What applies to an order are the terms of the day on which it was placed. Questions go to the phone number at the top of every page.`,
    ],
  },
]

/** The terms of use as data, so that their words stay out of the browser's code. */
export function termsView() {
  return { updated: { words: 'November 21, 2026', iso: '2026-11-21' }, parts }
}
