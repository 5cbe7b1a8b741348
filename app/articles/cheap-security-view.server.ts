import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import {
  firstYearTotal,
  securityArticleSections,
  securityBrands,
  securityKeyFeatures,
  securitySavingTips,
} from '#domain/catalog/security-article.ts'
import { formatCents } from '#domain/shared/money.ts'
import { itemListData } from '../seo/page-meta.ts'
import { articleData } from './article-data.ts'

const title = 'Cheap Home Security Systems Compared'
const description =
  'Five inexpensive home security brands by what they cost in the first year: equipment, monitoring, what is included, and what speaks against them.'

/** One figure, or the span of two. */
const span = ({ from, to }: { from: number; to: number }) =>
  from === to ? formatCents(from) : `${formatCents(from)}–${formatCents(to)}`

/** What the article about inexpensive home security shows, in the catalogue's order. */
export function cheapSecurityView(url: string) {
  return {
    title,
    description,
    structuredData: [
      articleData({ headline: title, description, url, published: pricesAsOf, updated: pricesAsOf }),
      itemListData(
        'Inexpensive home security brands',
        securityBrands.map(brand => brand.name),
      ),
    ],
    updated: pricesAsOf,
    sections: securityArticleSections,
    ids: securityArticleSections.map(({ id }) => id),
    brands: securityBrands.map(({ equipmentCents, monitoringCents, ...brand }) => ({
      ...brand,
      equipment: formatCents(equipmentCents),
      monitoring: `${span(monitoringCents)}/mo`,
      firstYear: span(firstYearTotal({ equipmentCents, monitoringCents })),
    })),
    features: securityKeyFeatures,
    tips: securitySavingTips,
  }
}

export type BrandView = ReturnType<typeof cheapSecurityView>['brands'][number]
