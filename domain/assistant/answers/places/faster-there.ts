import { reachesSpeed } from '#domain/catalog/speed-words.ts'
import type { Asking } from '../asking.ts'
import { listInWords } from '../plan-words.ts'

/**
 * Who of those at the place advertises a speed that none of its plans in our list has: such a plan may be sold at some homes
 * there. After a space, or nothing.
 */
export function fasterThere({ catalogue, place }: Pick<Asking, 'catalogue' | 'place'>, mbps: number): string {
  if (!place || mbps <= 0) return ''
  const sellers = [...place.result.providers, ...place.result.likelyProviders].filter(
    ({ id }) =>
      reachesSpeed(catalogue.provider(id)?.maxDownloadMbps ?? 0, mbps) && !isListed(catalogue, id, mbps),
  )
  const names = new Set(sellers.map(({ id }) => catalogue.providerName(id)))
  return names.size === 0
    ? ''
    : ` But ${listInWords([...names])} ${names.size === 1 ? 'advertises' : 'advertise'} such speeds somewhere, with plans that I don’t list: ask whether your home can have one.`
}

const isListed = (catalogue: Asking['catalogue'], id: string, mbps: number): boolean =>
  catalogue.plansOf(id).some(({ downloadMbps }) => reachesSpeed(downloadMbps, mbps))
