import type { WhoWaits } from '#domain/catalog-drafts/who-waits.server.ts'

/** Who has the old price in hand, and who waits for something that won't be sold; null where nothing is of that kind. */
export type Waits = { changed: WhoWaits | null; retired: WhoWaits | null }

/** What happens to orders, watches and carts. */
export function waitingWords({ changed, retired }: Waits): string[] {
  if (!changed && !retired) return ['No price changes, so nobody waits with an old one.']
  return [
    ...(changed ? changedWords(changed) : []),
    ...(retired ? retiredWords(retired) : []),
    'Carts stay in visitors’ browsers, so nobody can count them.',
  ]
}

const changedWords = ({ orders, watches }: WhoWaits): string[] => [
  orders === 0
    ? 'No order is waiting with the old price.'
    : `${orders === 1 ? '1 order that isn’t confirmed yet keeps' : `${orders} orders that aren’t confirmed yet keep`} the old price. We tell the customer that it changed.`,
  watches === 0
    ? 'Nobody who watches these prices by email will hear of it.'
    : `${watches === 1 ? '1 person watches' : `${watches} people watch`} these prices by email and will hear of it.`,
  'A cart says “The price changed since you added it” where today’s price changes. Later months, fees and totals change there without a word.',
]

const retiredWords = ({ orders, watches }: WhoWaits): string[] => [
  orders === 0
    ? 'No order is waiting for what is retired.'
    : `${orders === 1 ? '1 order that isn’t confirmed yet contains' : `${orders} orders that aren’t confirmed yet contain`} what is retired. No email goes out: ${orders === 1 ? 'its page' : 'their pages'} at the desk ${orders === 1 ? 'says' : 'say'} “Not sold any more”, and whoever calls tells the customer.`,
  watches === 0
    ? 'Nobody watches its price by email.'
    : `${watches === 1 ? '1 person watches its price' : `${watches} people watch its price`} by email and will hear that we don’t list it anymore.`,
  'A cart with it says that it’s no longer offered.',
]
