import type { PlanCertainty } from '#domain/availability/plans-at-place.ts'
import type { BundlePart } from '#domain/bundles/bundle.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import type { CheckedZip } from './zip-outcome.ts'

/** How certain it is that a plan is sold at the checked ZIP, `absent` if it isn't found there, and that in words. */
type PartMark = { certainty: PlanCertainty | 'absent'; text: string }

/** A plan of the builder. Without a checked ZIP, and for TV and security, it has no mark. */
export type MarkedPart = BundlePart & { mark: PartMark | null }

/** A provider's plans of one service, the most certain first. Its own mark is that of the most certain ones. */
export type PartGroup = {
  id: string
  name: string
  parts: readonly MarkedPart[]
  mark: PartMark | null
  /** The plans that have the group's mark. */
  marked: readonly MarkedPart[]
}

/** As in the results: what is listed before what is only likely, and satellite, which nobody checked there, behind both. */
const order: readonly PartMark['certainty'][] = ['listed', 'in-state', 'likely', 'nationwide', 'absent']
const rankOf = ({ mark }: { mark: PartMark | null }) => (mark ? order.indexOf(mark.certainty) : 0)

/**
 * The builder's plans of one service by provider, with what else is sold at the ZIP and the chosen plan. Providers
 * that are more certain at the ZIP come first, equally certain ones in the order of the parts, which is the published
 * ranking's.
 */
export function partGroups(
  parts: readonly BundlePart[],
  kind: ServiceKind,
  chosen: string | null,
  checked: Pick<CheckedZip, 'atPlace' | 'words' | 'reaches'> | null,
): PartGroup[] {
  const there = new Map(checked?.atPlace.map(part => [part.planId, part]))
  const markOf = (planId: string): PartMark | null => {
    if (kind !== 'internet' || !checked) return null
    const { certainty, reach } = there.get(planId) ?? {}
    // As the cart says it, and as little to count on as what is only likely: most homes of the county can't have it.
    if (certainty === 'listed' && reach === 'few' && checked.reaches) {
      return { certainty: 'likely', text: `reaches ${checked.reaches.few}, not confirmed` }
    }
    return { certainty: certainty ?? 'absent', text: checked.words[certainty ?? 'absent'] }
  }
  const shown = parts
    .filter(
      part => part.kind === kind && (part.inBuilder || part.planId === chosen || there.has(part.planId)),
    )
    .map(part => ({ ...part, mark: markOf(part.planId) }))
  return [...Map.groupBy(shown, part => part.providerId)]
    .flatMap(([id, own]) => {
      const ordered = own.toSorted((a, b) => rankOf(a) - rankOf(b))
      const [first] = ordered
      return first ? [groupOf(id, first, ordered)] : []
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

function groupOf(id: string, { providerName, mark }: MarkedPart, parts: readonly MarkedPart[]): PartGroup {
  const marked = parts.filter(part => part.mark?.text === mark?.text)
  const isWhole = mark === null || marked.length === parts.length
  const text = isWhole ? mark?.text : `${marked.length} of ${parts.length} plans ${mark.text}`
  return { id, name: providerName, parts, mark: mark && { ...mark, text: text ?? '' }, marked }
}
