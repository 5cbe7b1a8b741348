import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { fullName } from '#domain/catalog/full-name.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { counted } from '#domain/shared/counted.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { ChoiceTile } from '../ui/choice-tile.tsx'
import type { OwnPrices } from './bundles-view.server.ts'
import type { PartGroup } from './part-groups.ts'
import { ProviderParts } from './provider-parts.tsx'

type Props = {
  title: string
  /** The words for going without. */
  none: string
  name: string
  chosen: string | null
  groups: readonly PartGroup[]
  startsOpen: boolean
  /** The checked ZIP; a new one collapses the providers again. */
  place: string
  ownPrices: readonly OwnPrices[]
  onChoose(planId: string | null): void
}

/** How many providers are shown, those found at the ZIP first; the rest are one press away. */
const SHOWN_PROVIDERS = 5

/** One service: closed it shows what is chosen, open it lists its providers. */
export function KindParts({
  title,
  none,
  name,
  chosen,
  groups,
  startsOpen,
  place,
  ownPrices,
  onChoose,
}: Props) {
  const [open, setOpen] = useState(startsOpen)
  const parts = groups.flatMap(group => group.parts)
  const part = parts.find(one => one.planId === chosen)
  // Once a place is known, only what may be sold there counts.
  const offered = parts.filter(one => one.mark?.certainty !== 'absent')
  const lowest = Math.min(...offered.map(one => priceToday(one.schedule)))
  // Hiding a single one would save no space.
  const rest = groups.length > SHOWN_PROVIDERS + 1 ? groups.slice(SHOWN_PROVIDERS) : []
  const drawGroup = (group: PartGroup) => (
    <ProviderParts
      key={`${group.id} ${place}`}
      group={group}
      name={name}
      chosen={chosen}
      startsOpen={group === groups[0] && part === undefined}
      ownPrices={ownPrices.find(one => one.providerId === group.id)}
      onChoose={onChoose}
    />
  )
  return (
    <details
      open={open}
      onToggle={event => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
      }}
      className="group/kind border-t border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="grow">
          <span className="block font-display text-xl font-bold">{title}</span>
          <span className="block text-sm text-soft">
            {part
              ? `${fullName(part.providerName, part.plan)}, ${formatMonthly(priceToday(part.schedule))}`
              : offered.length > 0
                ? `${counted(offered.length, 'plan')} from ${formatMonthly(lowest)}`
                : 'Not found here'}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-6 shrink-0 transition-transform duration-150 group-open/kind:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{title}</legend>
        <ChoiceTile
          name={name}
          value=""
          checked={chosen === null}
          onChoose={() => onChoose(null)}
          label={none}
        />
        {groups.slice(0, groups.length - rest.length).map(drawGroup)}
        {rest.length > 0 ? (
          <details
            key={place}
            open={rest.some(group => group.parts.some(one => one.planId === chosen)) || undefined}
            className="mt-2"
          >
            <summary className="flex min-h-11 cursor-pointer items-center rounded-control px-3.5 font-medium text-signal hover:underline">
              {counted(rest.length, 'more provider')}
            </summary>
            {rest.map(drawGroup)}
          </details>
        ) : null}
      </fieldset>
    </details>
  )
}
