import { fullName } from '#domain/catalog/full-name.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'

/**
 * What a cart with more than one internet plan, or with one several times, is told, since all of it goes to one home: most
 * likely the other was put in to compare. Nothing is refused, and nothing is said of one.
 */
export function severalInternetWords(
  services: readonly (Pick<Offering, 'kind' | 'providerName' | 'serviceName'> & { quantity: number })[],
): string | null {
  const internet = services.filter(({ kind }) => kind === 'internet')
  const count = internet.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count < 2) return null
  const names = inOneList(internet.map(one => fullName(one.providerName, one.serviceName)))
  if (internet.length === 1)
    return `You have ${names} ${count} times, for the same home. If you want it once, make it 1 before you order.`
  const [number, others] = count === 2 ? ['two', 'the other'] : [count, 'the others']
  return `You have ${number} internet plans for the same home: ${names}. If you want only one, remove ${others} before you order.`
}
