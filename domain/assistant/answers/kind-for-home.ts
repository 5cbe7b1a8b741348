import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import type { SpeedNeed } from '#domain/speed-needs/speed-needs.ts'
import { type Asking, plansOnOffer, type Reply } from './asking.ts'
import { listOf } from './plan-list.ts'
import { listInWords } from './plan-words.ts'

type Kind = Asking['catalogue']['guides']['education']['connectionTypes'][number]

/** Whether a kind of line carries what a home needs, by its typical speeds. */
function kindFor(
  { name, fromMbps, toMbps, openEnded }: Kind,
  { togetherMbps, neededMbps }: SpeedNeed,
): string {
  const span = `${name} typically has ${fromMbps.toLocaleString('en-US')} to ${toMbps.toLocaleString('en-US')}${openEnded ? '+' : ''} Mbps`
  if (fromMbps >= neededMbps) return `Yes: ${span}.`
  if (toMbps < togetherMbps) return `No: ${span}.`
  return `Mostly: ${span}, so it depends on your address and the time of day, or on the plan.`
}

/** Whether the kinds that are named carry it, and which of several to take. */
export function kindsFor(kinds: readonly Kind[], need: SpeedNeed): string {
  const [kind, ...more] = kinds
  if (kind && more.length === 0) return kindFor(kind, need)
  const able = kinds
    .filter(({ toMbps }) => toMbps >= need.neededMbps)
    .toSorted((a, b) => b.fromMbps - a.fromMbps)
  if (able.length === 0) return 'None of these is sure to carry that.'
  const names = listInWords(able.map(inSentence))
  const which =
    able.length === 1
      ? `Only ${names} can carry that.`
      : `${names} can ${able.length === 2 ? 'both' : 'all'} carry that.`
  // Fiber and cable are as fast as the plan, others as the place lets them be.
  const byPlace = able
    .filter(kind => !isByPlan(kind))
    .map(
      kind =>
        ` ${kind.name} typically has ${kind.fromMbps} to ${kind.toMbps} Mbps, depending on the place and the time of day.`,
    )
  const fiber = able.some(({ type }) => type === 'fiber')
    ? ' Take fiber where it’s sold: it mostly uploads as fast as it downloads, and its delay is the shortest.'
    : ''
  return `${capitalized(which)}${byPlace.join('')}${fiber}`
}
const isByPlan = ({ type }: Kind) => type === 'fiber' || type === 'cable'
const inSentence = (kind: Kind) => (isByPlan(kind) ? kind.name.toLowerCase() : kind.name)

/** The same with the cheapest plans of that kind, whatever each is sold with. */
export function ofThatKind(asking: Asking, text: string, needMbps: number): Reply {
  const own = plansOnOffer(asking)
    .filter(({ type }) => asking.asked.types.includes(type))
    .toSorted(cheapestFirst)
  return { ...listOf(asking, `${text} The cheapest:`, own), needMbps }
}
