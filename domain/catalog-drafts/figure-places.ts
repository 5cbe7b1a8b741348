import type { CatalogueContent } from '#domain/catalog/catalogue-content.ts'

/** A figure in guides and pages that isn't a plan: where it is, and what the desk calls it. */
export type FigurePlace = { id: string; name: string; place: readonly (string | number)[] }

type Named = { id: string; name: string }

/** Every figure of guides that is edited individually. */
export function figurePlaces({ guides }: Pick<CatalogueContent, 'guides'>): FigurePlace[] {
  const listed = <Row>(
    place: readonly string[],
    rows: readonly Row[],
    read: (row: Row) => Named,
  ): FigurePlace[] => rows.map((row, index) => ({ ...read(row), place: ['guides', ...place, index] }))
  const single = (id: string, name: string, ...place: string[]): FigurePlace => ({
    id,
    name,
    place: ['guides', ...place],
  })
  return [
    single('reviews', 'Reviews badge of the home page', 'reviews'),
    single('claims', 'What providers advertise about themselves', 'claims'),
    single('price-lock', 'Price lock of Metronet', 'priceLock'),
    single('lifeline', 'Lifeline', 'discounts', 'lifeline'),
    single('tv-costs-cable', 'Cable TV a month', 'cordCutting', 'monthlyCosts', 'cable'),
    single('tv-costs-streaming', 'Streaming a month', 'cordCutting', 'monthlyCosts', 'streaming'),
    ...listed(['editorialFigures'], guides.editorialFigures, ({ id, counts }) => ({
      id: `article-${id}`,
      name: `Articles: ${counts}`,
    })),
    ...listed(['discounts', 'military'], guides.discounts.military, ({ providerId }) => ({
      id: `military-${providerId}`,
      name: `Military discount of ${providerId}`,
    })),
    ...listed(['securityArticle', 'brands'], guides.securityArticle.brands, ({ id, name }) => ({
      id: `brand-${id}`,
      name: `Cheap security: ${name}`,
    })),
    ...listed(['education', 'activities'], guides.education.activities, ({ id, name }) => ({
      id: `activity-${id}`,
      name: `Speed for ${name}`,
    })),
    ...listed(['education', 'connectionTypes'], guides.education.connectionTypes, ({ name }) => ({
      id: `speed-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
      name: `Typical speed: ${name}`,
    })),
  ]
}
