import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { priceEndsInWords } from '#domain/bundles/price-ends.ts'
import { soldInWords } from '#domain/catalog/sold-in-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { counted } from '#domain/shared/counted.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { ChoiceTile } from '../ui/choice-tile.tsx'
import type { OwnPrices } from './bundles-view.server.ts'
import type { MarkedPart, PartGroup } from './part-groups.ts'

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
  const { parts, mark, marked } = group
  const id = useId()
  const [open, setOpen] = useState(startsOpen || parts.some(part => part.planId === chosen))
  const lowest = Math.min(...marked.map(part => priceToday(part.schedule)))
  return (
    <div role="group" aria-labelledby={id} className="mt-2 rounded-control border border-line">
      <details open={open} onToggle={event => setOpen(event.currentTarget.open)} className="group/provider">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-3.5 py-2 [&::-webkit-details-marker]:hidden">
          <span className="grow">
            <span id={id} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{group.name}</span>
              {mark ? (
                <span className={mark.certainty === 'listed' ? 'text-sm text-good' : 'text-sm text-soft'}>
                  {mark.text}
                </span>
              ) : null}
            </span>
            <span className="block text-sm text-soft">
              {marked.length < parts.length ? 'From' : `${counted(parts.length, 'plan')} from`}{' '}
              {formatMonthly(lowest)}
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
              {detailOf(part, ownPrices !== undefined, marked.includes(part))}
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

/** Details that the plan's name doesn't include, the later price if one is published, and its own mark. */
function detailOf(
  { plan, detail, schedule, line, kind, mark }: MarkedPart,
  hasOwnPrices: boolean,
  asMarkedAbove: boolean,
): string {
  const later = schedule.steps.find(step => step.fromMonth > 1 && step.monthlyCents !== null)
  return [
    plan === detail || plan.includes(detail) ? null : detail,
    ...(line ? soldInWords(line).map(words => words.toLowerCase()) : []),
    hasOwnPrices && kind === 'internet' && line === null ? 'bundle price' : null,
    priceEndsInWords(schedule),
    later ? `then ${formatMonthly(later.monthlyCents ?? 0)} from month ${later.fromMonth}` : null,
    asMarkedAbove ? null : mark?.text,
  ]
    .flatMap(words => words ?? [])
    .join(', ')
}
