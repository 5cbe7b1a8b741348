import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import type { SpeedNeed } from '#domain/speed-needs/speed-needs.ts'
import { type Asking, plansOnOffer, type Reply } from './asking.ts'
import { listOf } from './plan-list.ts'

type Kind = Asking['catalogue']['guides']['education']['connectionTypes'][number]

/** Whether a kind of line carries what a home needs, by its typical speeds. */
export function kindFor(
  { name, fromMbps, toMbps, openEnded }: Kind,
  { togetherMbps, neededMbps }: SpeedNeed,
): string {
  const span = `${name} typically has ${fromMbps.toLocaleString('en-US')} to ${toMbps.toLocaleString('en-US')}${openEnded ? '+' : ''} Mbps`
  if (fromMbps >= neededMbps) return `Yes: ${span}.`
  if (toMbps < togetherMbps) return `No: ${span}.`
  return `Mostly: ${span}, so it depends on your address and the time of day, or on the plan.`
}

/** The same with the cheapest plans of that kind, whatever each is sold with. */
export function ofThatKind(asking: Asking, text: string, needMbps: number): Reply {
  const own = plansOnOffer(asking)
    .filter(({ type }) => asking.asked.types.includes(type))
    .toSorted(cheapestFirst)
  return { ...listOf(asking, `${text} The cheapest:`, own), needMbps }
}
