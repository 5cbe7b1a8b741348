import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { firstYearTotal } from '#domain/catalog/security-brand.ts'
import { formatCents } from '#domain/shared/money.ts'
import { spelled, spelledFirst } from '#domain/shared/spelled.ts'
import { itemListData } from '../seo/structured-data.ts'
import { articleData } from './article-data.ts'

const title = 'Cheap Home Security Systems Compared'
const describe = (count: number) =>
  `${spelledFirst(count)} inexpensive home security brands by what they cost in the first year: equipment, monitoring, what’s included, and their drawbacks.`

/** One figure, or the span of two. */
const span = ({ from, to }: { from: number; to: number }) =>
  from === to ? formatCents(from) : `${formatCents(from)}–${formatCents(to)}`

/** What the article about inexpensive home security shows, in the catalog's order. */
export function cheapSecurityView({ asOf, guides }: Catalogue, url: string) {
  const { brands, sections, keyFeatures, savingTips } = guides.securityArticle
  const description = describe(brands.length)
  return {
    title,
    description,
    brandCount: spelled(brands.length),
    structuredData: [
      articleData({ headline: title, description, url, published: asOf, updated: asOf }),
      itemListData(
        'Inexpensive home security brands',
        brands.map(brand => brand.name),
      ),
    ],
    updated: asOf,
    sections,
    ids: sections.map(({ id }) => id),
    brands: brands.map(({ equipmentCents, monitoringCents, ...brand }) => ({
      ...brand,
      equipment: formatCents(equipmentCents),
      monitoring: `${span(monitoringCents)}/mo`,
      firstYear: span(firstYearTotal({ equipmentCents, monitoringCents })),
    })),
    features: keyFeatures,
    tips: savingTips,
  }
}

export type BrandView = ReturnType<typeof cheapSecurityView>['brands'][number]
