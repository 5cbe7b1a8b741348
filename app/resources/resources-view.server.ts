import { compactTopicCount, educationTopics } from '#domain/catalog/education.ts'

/** What the resources page shows of the education center: its first topics. */
export function resourcesView() {
  return { topics: educationTopics.slice(0, compactTopicCount) }
}
