import type { CatalogueContent } from './catalogue-content.ts'
import type { SecurityProductCategory } from './guides.schema.ts'

/** The devices that the guide describes of a security seller; none of a seller that has no section there. */
export function securityRangeOf(
  { guides }: Pick<CatalogueContent, 'guides'>,
  providerId: string,
): readonly SecurityProductCategory[] {
  const { adt, vivint } = guides.security
  return (
    new Map([
      ['adt', adt],
      ['vivint', vivint],
    ]).get(providerId)?.products ?? []
  )
}
