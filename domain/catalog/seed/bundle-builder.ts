import { todayOnly } from '#domain/pricing/price-schedule.ts'
import type { CatalogueInput } from '../catalogue-content.ts'

/** Provider W's bundle prices differ from its page, so these are services of their own. */
function wowInternet(name: string, downloadMbps: number, cents: number) {
  return {
    id: `wow-bundle-${downloadMbps}`,
    providerId: 'wow',
    name,
    serviceName: `Bundle Internet ${name}`,
    downloadMbps,
    schedule: todayOnly(cents),
  }
}

/**
 * What the bundle builder offers besides the plans marked for it (specification, section 9). Brand B's Basic is the
 * package of its page.
 */
export const bundleBuilder: CatalogueInput['bundleBuilder'] = {
  firstProviders: ['metronet', 'kinetic', 'wow'],
  internet: [
    wowInternet('100 Mbps', 100, 2999),
    wowInternet('500 Mbps', 500, 4999),
    wowInternet('1 Gig', 1000, 7999),
  ],
  security: [
    { id: 'adt-basic', providerId: 'adt', name: 'Basic', tier: 'Basic' },
    { id: 'adt-pro', providerId: 'adt', name: 'Pro', tier: 'Pro', schedule: todayOnly(5999) },
    { id: 'adt-premium', providerId: 'adt', name: 'Premium', tier: 'Premium', schedule: todayOnly(8999) },
    {
      id: 'vivint-smart-security',
      providerId: 'vivint',
      name: 'Smart Security',
      tier: 'Basic',
      schedule: todayOnly(4999),
    },
    {
      id: 'vivint-smart-protect',
      providerId: 'vivint',
      name: 'Smart Protect',
      tier: 'Pro',
      schedule: todayOnly(6999),
    },
    {
      id: 'vivint-smart-complete',
      providerId: 'vivint',
      name: 'Smart Complete',
      tier: 'Premium',
      schedule: todayOnly(9999),
    },
  ],
  heroPoints: ['No contracts', 'Professional installation', '24/7 support'],
}
