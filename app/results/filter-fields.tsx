import { planTypeNames, planTypes } from '#domain/catalog/plan-type.ts'
import { flags, flagValues, type ResultsQuery } from '#domain/comparison/results-query.ts'
import { controlClass } from '../ui/control-class.ts'
import { Labelled } from '../ui/field.tsx'
import { flagLabels, priceLabel, speedLabel } from './filter-words.ts'

const speeds = [100, 300, 500, 1000, 2000]
const prices = [30, 40, 50, 75, 100]
const flagNames = ['noContract', 'noCap', 'router'] as const

type Props = { query: ResultsQuery; change(part: Partial<ResultsQuery>): void }

/** The available filters. Every choice takes effect at once and is in the address. */
export function FilterFields({ query, change }: Props) {
  return (
    <div className="space-y-4">
      <Choice
        label="Type"
        name="type"
        value={query.type}
        onPick={type => change({ type: type as ResultsQuery['type'] })}
        options={[['', 'All types'], ...planTypes.map(type => [type, planTypeNames[type]] as const)]}
      />
      <Choice
        label="Speed"
        name="speed"
        value={query.speed ? String(query.speed) : ''}
        onPick={speed => change({ speed: Number(speed) })}
        options={[['', 'Any speed'], ...bounds(speeds, query.speed, speedLabel)]}
      />
      <Choice
        label="Price today"
        name="price"
        value={query.price ? String(query.price) : ''}
        onPick={price => change({ price: Number(price) })}
        options={[['', 'Any price'], ...bounds(prices, query.price, priceLabel)]}
      />
      <fieldset>
        <legend className="font-medium">Terms</legend>
        {flagNames.map(name => (
          <label key={name} className="flex min-h-10 items-center gap-2.5">
            <input
              type="checkbox"
              name={flags[name]}
              value={flagValues[name]}
              checked={query[name]}
              onChange={event => change({ [name]: event.currentTarget.checked })}
              className="size-5 shrink-0"
            />
            {flagLabels[name]}
          </label>
        ))}
        <p className="mt-1 text-sm text-soft">
          Whether your own router works, providers don’t publish plan by plan.
        </p>
      </fieldset>
    </div>
  )
}

/** An address may ask for a limit that the list doesn't have. */
function bounds(
  values: readonly number[],
  current: number,
  words: (value: number) => string,
): (readonly [string, string])[] {
  const all = values.includes(current) || !current ? values : [...values, current].toSorted((a, b) => a - b)
  return all.map(value => [String(value), words(value)])
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
    <Labelled label={label}>
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
