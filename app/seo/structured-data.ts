import { plainDollars } from '#domain/shared/money.ts'

/**
 * A monthly price for search engines: a unit price per month in dollars. Without the day from which it is valid, which no
 * provider publishes: we know when it was checked.
 */
export function monthlyOfferData(offer: { name: string; cents: number }) {
  return {
    '@type': 'Offer',
    name: offer.name,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: plainDollars(offer.cents),
      priceCurrency: 'USD',
      unitCode: 'MON',
    },
  }
}

/** A list for search engines, in the order in which the page shows it. */
export function itemListData(name: string, items: readonly string[]) {
  return {
    '@type': 'ItemList',
    name,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, name: item })),
  }
}
