import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { isLabeled } from '#domain/catalog/internet-plan.ts'
import { newestEditions } from '#domain/labels/label-editions.server.ts'
import { labelsPath } from '#domain/labels/labels-path.ts'
import type { Reader } from '#platform/database.server.ts'

/** The pages of broadband labels and their changes, with the date of the file behind each. */
export async function labelPages(
  db: Reader,
  catalogue: Catalogue,
): Promise<{ path: string; lastModified: string }[]> {
  const editions = await newestEditions(db)
  const newest = editions
    .map(one => one.date)
    .toSorted()
    .at(-1)
  if (newest === undefined) return []
  const dates = new Map(editions.map(one => [one.providerId, one.date]))
  const plans = catalogue.internetPlans.filter(isLabeled).flatMap(({ id, providerId }) => {
    const lastModified = dates.get(providerId)
    return lastModified ? [{ path: `/plans/${id}/label`, lastModified }] : []
  })
  return [
    { path: '/price-changes', lastModified: newest },
    ...editions.flatMap(({ providerId, date: lastModified }) => [
      { path: labelsPath(providerId), lastModified },
      { path: `/providers/${providerId}/price-changes`, lastModified },
    ]),
    ...plans,
  ]
}
