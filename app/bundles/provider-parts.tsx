import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { BundlePart } from '#domain/bundles/bundle.ts'
import { soldInWords } from '#domain/catalog/internet-plan.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { ChoiceTile } from '../ui/choice-tile.tsx'
import type { OwnPrices } from './bundles-view.server.ts'

/**
 * A provider's plans of one service. The mark says whether it was found at the ZIP, and whether it may be sold there; a
 * higher rank comes first.
 */
export type PartGroup = {
  id: string
  name: string
  parts: readonly BundlePart[]
  mark: { rank: number; good: boolean; sold: boolean; text: string } | null
}

type Props = {
  group: PartGroup
  name: string
  chosen: string | null
  startsOpen: boolean
  ownPrices: OwnPrices | undefined
  onChoose(planId: string): void
}

/** A provider's plans behind its name and lowest price. The one with the chosen plan is open. */
export function ProviderParts({ group, name, chosen, startsOpen, ownPrices, onChoose }: Props) {
  const { parts, mark } = group
  const id = useId()
  const [open, setOpen] = useState(startsOpen || parts.some(part => part.planId === chosen))
  const lowest = Math.min(...parts.map(part => priceToday(part.schedule)))
  return (
    <div role="group" aria-labelledby={id} className="mt-2 rounded-control border border-line">
      <details open={open} onToggle={event => setOpen(event.currentTarget.open)} className="group/provider">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-3.5 py-2 [&::-webkit-details-marker]:hidden">
          <span className="grow">
            <span id={id} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{group.name}</span>
              {mark ? (
                <span className={mark.good ? 'text-sm text-good' : 'text-sm text-soft'}>{mark.text}</span>
              ) : null}
            </span>
            <span className="block text-sm text-soft">
              {parts.length === 1 ? '1 plan' : `${parts.length} plans`} from {formatMonthly(lowest)}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="size-5 shrink-0 transition-transform duration-150 group-open/provider:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-1 gap-2 px-2 pb-2 sm:grid-cols-2">
          {parts.map(part => (
            <ChoiceTile
              key={part.planId}
              name={name}
              value={part.planId}
              checked={chosen === part.planId}
              onChoose={() => onChoose(part.planId)}
              label={part.plan}
              price={formatMonthly(priceToday(part.schedule))}
            >
              {detailOf(part, ownPrices !== undefined)}
            </ChoiceTile>
          ))}
          {ownPrices ? (
            <p className="px-1.5 py-1 text-sm text-soft sm:col-span-2">
              {ownPrices.text}{' '}
              {ownPrices.page ? (
                <Link to={ownPrices.page} className="text-signal underline underline-offset-4">
                  See {group.name} plans
                </Link>
              ) : null}
            </p>
          ) : null}
        </div>
      </details>
    </div>
  )
}

/** Details that the plan's name doesn't include, and the later price if one is published. */
function detailOf({ plan, detail, schedule, line, kind }: BundlePart, hasOwnPrices: boolean): string {
  const later = schedule.steps.find(step => step.fromMonth > 1 && step.monthlyCents !== null)
  return [
    plan === detail || plan.includes(detail) ? null : detail,
    ...(line ? soldInWords(line).map(words => words.toLowerCase()) : []),
    hasOwnPrices && kind === 'internet' && line === null ? 'bundle price' : null,
    later ? `then ${formatMonthly(later.monthlyCents ?? 0)} from month ${later.fromMonth}` : null,
  ]
    .flatMap(words => words ?? [])
    .join(', ')
}
