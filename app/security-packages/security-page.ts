import { formatMonthly } from '#domain/shared/money.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { monthlyOfferData } from '../seo/structured-data.ts'
import type { SecurityView } from './security-packages-view.server.ts'

/** What a security page says about itself. */
export type SecurityWords = {
  path: '/vivint-packages' | '/adt-packages'
  /** Its name at the end of the breadcrumb. */
  current: string
  title: string
  lead: string
  closing: { title: string; text: string }
}

export const securityTrail = [{ name: 'Home security', path: '/home-security-products' }] as const

/** Title, breadcrumb and offers of a security page for search engines and shared links. */
export function securityMeta(
  matches: Parameters<typeof pageMeta>[0],
  view: SecurityView | undefined,
  { path, current }: SecurityWords,
  page: { title: string; description: string },
) {
  if (!view) return []
  return pageMeta(matches, {
    ...page,
    path,
    figure: `From ${formatMonthly(view.fromCents)}`,
    structuredData: [
      breadcrumbData(matches, [...securityTrail, { name: current, path }]),
      {
        '@type': 'Service',
        serviceType: 'Home security monitoring',
        name: page.title,
        areaServed: 'US',
        provider: { '@type': 'Organization', name: view.provider.name },
        offers: view.offers.map(monthlyOfferData),
      },
    ],
  })
}
