import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { mbpsSpan } from '#domain/catalog/speed-words.ts'
import type { LabelPlanName } from '#domain/labels/label-prices.server.ts'

/**
 * Which plan a label's name means, since a provider's names resemble ours: its speed, and under what name we list it.
 * `“Internet” on the label, 572 Mbps; not listed here`.
 */
export function labelPlanInWords(
  { internetPlans, providerName }: Pick<Catalogue, 'internetPlans' | 'providerName'>,
  { providerId, name }: { providerId: string; name: string },
  speeds: Pick<LabelPlanName, 'fromMbps' | 'toMbps'> | undefined,
): string {
  const ours = internetPlans
    .filter(plan => plan.providerId === providerId && plan.labels.some(tie => tie.name === name))
    .map(plan => fullName(providerName(providerId), plan.name))
  const { fromMbps, toMbps } = speeds ?? {}
  const speed =
    fromMbps && toMbps
      ? `, ${mbpsSpan({ fromMbps: Math.round(fromMbps), toMbps: Math.round(toMbps) })} Mbps`
      : ''
  return `“${name}” on the label${speed}; ${ours.length > 0 ? `listed here as ${ours.join(', ')}` : 'not listed here'}`
}
