import type { CatalogueInput } from '../catalogue-content.ts'

/**
 * The twelve in the comparison. Section 9 of the specification puts its prices between $29.99 and $110.00, so the
 * entry of provider K quotes its 300 Mbps fiber plan and names the cheaper one, and that of provider M its advertised $29.99, five
 * cents above the $29.95 of its plan table.
 */
export const providerListings: CatalogueInput['providerListings'] = [
  {
    providerId: 'kinetic',
    regions: ['South', 'Midwest', 'Northeast'],
    planId: 'kinetic-fiber-300',
  },
  { providerId: 'wow', regions: ['Midwest', 'South'], planId: 'wow-cable-300' },
  {
    providerId: 'metronet',
    regions: ['Midwest', 'South', 'West'],
    planId: 'metronet-150',
    quotesAdvertised: true,
  },
  { providerId: 'att', regions: ['South', 'Midwest', 'West'], planId: 'att-internet-300' },
  { providerId: 'spectrum', regions: ['Northeast', 'South', 'Midwest', 'West'], planId: 'spectrum-internet' },
  { providerId: 'xfinity', regions: ['Northeast', 'South', 'Midwest', 'West'], planId: 'xfinity-300' },
  { providerId: 'cox', regions: ['South', 'West', 'Midwest', 'Northeast'], planId: 'cox-go-fast' },
  {
    providerId: 'frontier',
    regions: ['Northeast', 'South', 'Midwest', 'West'],
    planId: 'frontier-fiber-200',
  },
  { providerId: 'verizon', regions: ['Northeast', 'South'], planId: 'verizon-fios-300' },
  { providerId: 'starlink', regions: ['Nationwide'], planId: 'starlink-residential' },
  { providerId: 'hughesnet', regions: ['Nationwide'], planId: 'hughesnet-select' },
  { providerId: 'viasat', regions: ['Nationwide'], planId: 'viasat-essentials' },
]
