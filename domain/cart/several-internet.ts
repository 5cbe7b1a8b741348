import { fullName } from '#domain/catalog/full-name.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'

/**
 * What a cart with more than one internet plan is told, since all of it goes to one home: most likely the other was
 * put in to compare. Nothing is refused, and nothing is said of one.
 */
export function severalInternetWords(
  services: readonly Pick<Offering, 'kind' | 'providerName' | 'serviceName'>[],
): string | null {
  const names = services
    .filter(({ kind }) => kind === 'internet')
    .map(({ providerName, serviceName }) => fullName(providerName, serviceName))
  if (names.length < 2) return null
  const [count, others] = names.length === 2 ? ['two', 'the other'] : [names.length, 'the others']
  return `You have ${count} internet plans for the same home: ${inOneList(names)}. If you want only one, remove ${others} before you order.`
}
