import type { CatalogSubject } from './catalog-subject.ts'

/** Providers whose plan tables the specification gives, with prices, speeds, badges and reward cards. */
const tables = ['metronet', 'kinetic', 'wow']
/** Other providers' plans of which it gives only the price. */
const pricedAlone = new Set(['att-internet-300', 'spectrum-internet'])

const ofTables = ['schedule', 'priceLock', 'downloadMbps', 'uploadMbps', 'badge', 'rewardCardCents', 'soldIn']
const figures: Readonly<Record<string, readonly string[]>> = {
  reviews: ['rating', 'outOf', 'reviews'],
  claims: ['streamingGiftCardCents', 'securityDeviceCreditCents'],
  'price-lock': ['months', 'extraMonthlyCents', 'claimedSavingUpToCents'],
}

/**
 * The paths of an entry's fields whose figures are the specification's (its section 9): they may be changed, but not
 * without a reason.
 */
export function contractFields({ kind, id }: CatalogSubject, providerId: string): readonly string[] {
  switch (kind) {
    case 'plan':
      if (tables.includes(providerId)) return ofTables
      return pricedAlone.has(id) ? ['schedule'] : []
    case 'tv':
      return ['schedule', 'channels']
    case 'security':
      return ['schedule', 'choices', 'badge']
    case 'addon':
    case 'builder-internet':
      return ['schedule', 'downloadMbps']
    case 'builder-security':
      return ['schedule', 'tier']
    case 'bundle':
      return ['startingCents', 'wasCents', 'savingCents', 'badge']
    case 'provider':
      return id === 'metronet' ? ['advertisedFromCents'] : []
    case 'figure':
      return figures[id] ?? (id.startsWith('article-') ? ['figure'] : [])
  }
}

/** Entries that the specification itself has: one that the desk added later is not part of the contract. */
export const isInContract = (
  subject: CatalogSubject,
  seeded: ReadonlySet<string>,
  providerId: string,
): boolean => seeded.has(subject.id) && contractFields(subject, providerId).length > 0
