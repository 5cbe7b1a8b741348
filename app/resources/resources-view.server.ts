import type { Catalogue } from '#domain/catalog/catalogue.ts'

/** What the resources page shows of the education center: its first topics. */
export function resourcesView({ guides }: Catalogue) {
  return { topics: guides.education.topics.slice(0, guides.education.compactTopics) }
}
