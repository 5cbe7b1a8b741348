import type { PlanOrder, PlanQuery } from '#domain/comparison/compare-plans.ts'
import { planOrders } from '#domain/comparison/compare-plans.ts'
import { grouped } from '#domain/shared/money.ts'
import { Button } from '../ui/button.tsx'
import { controlClass } from '../ui/control-class.ts'
import { Labelled } from '../ui/field.tsx'
import type { InternetPlansView } from './internet-plans-view.server.ts'
import { ZipField } from './zip-field.tsx'

/** The form that the plans' checkboxes belong to, too, so that it works as a plain form. */
export const FORM_ID = 'plan-filters'

const speeds = [100, 300, 500, 1000, 2000]
const prices = [30, 40, 50, 75, 100]

type Props = Pick<InternetPlansView, 'providers' | 'typeNames' | 'here'> & {
  query: PlanQuery
  change(part: Partial<PlanQuery>): void
}

/** ZIP code, technology, speed, provider, price and order. Every choice takes effect at once and is in the address. */
export function PlanFilters({ providers, typeNames, here, query, change }: Props) {
  return (
    <form id={FORM_ID} method="get" action="/internet-plans" aria-label="Filter plans" className="no-print">
      {/* Each list is as wide as its longest choice, so what is chosen can be read; in this order two share a row on phones. */}
      <div className="flex flex-wrap gap-x-2 gap-y-4 sm:gap-x-4">
        <ZipField zip={query.zip} fault={here?.fault ?? null} onShow={zip => change({ zip })} />
        <Choice
          label="Type"
          name="type"
          value={query.type}
          onPick={type => change({ type: type as PlanQuery['type'] })}
          options={[['', 'All types'], ...Object.entries(typeNames)]}
        />
        <Choice
          label="Speed"
          name="speed"
          value={query.speed ? String(query.speed) : ''}
          onPick={speed => change({ speed: Number(speed) })}
          options={[
            ['', 'Any speed'],
            ...withCurrent(speeds, query.speed).map(
              mbps => [String(mbps), `${grouped(mbps)} Mbps or more`] as const,
            ),
          ]}
        />
        <Choice
          label="Provider"
          name="provider"
          value={query.provider}
          onPick={provider => change({ provider })}
          options={[['', 'All providers'], ...providers.map(({ id, name }) => [id, name] as const)]}
        />
        <Choice
          label="Price"
          name="price"
          value={query.price ? String(query.price) : ''}
          onPick={price => change({ price: Number(price) })}
          options={[
            ['', 'Any price'],
            ...withCurrent(prices, query.price).map(
              price => [String(price), `$${price}/mo or less`] as const,
            ),
          ]}
        />
        <Choice
          label="Sort by"
          name="sort"
          value={query.sort}
          onPick={sort => change({ sort: sort as PlanOrder })}
          options={Object.entries(planOrders)}
        />
      </div>
      <p className="mt-4 hidden scripting-none:block">
        <Button type="submit">Show plans</Button>
      </p>
    </form>
  )
}

/** An address may ask for a limit that the list doesn't have. */
function withCurrent(values: readonly number[], current: number): number[] {
  return values.includes(current) || !current ? [...values] : [...values, current].toSorted((a, b) => a - b)
}

type ChoiceProps = {
  label: string
  name: string
  value: string
  onPick(value: string): void
  options: readonly (readonly [string, string])[]
}

function Choice({ label, name, value, onPick, options }: ChoiceProps) {
  return (
    <Labelled label={label} className="grow">
      {control => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={event => onPick(event.currentTarget.value)}
          className={controlClass}
        >
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
