import { useId } from 'react'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { ChoiceTile } from '../ui/choice-tile.tsx'
import { controlClass } from '../ui/control-class.ts'
import { Labelled } from '../ui/field.tsx'
import type { InternetChoice } from './internet-choices.ts'

/** More than these would make a card a long list. */
const MOST_TILES = 3
const NONE = ''
const NO_INTERNET = 'Don’t add internet'

type Props = {
  internet: readonly InternetChoice[]
  chosen: InternetChoice | null
  onChange(id: string): void
}

/** Internet to add to a package; none at first. */
export function InternetPicker({ internet, chosen, onChange }: Props) {
  if (internet.length === 0) return null
  const Picker = internet.length > MOST_TILES ? InternetList : InternetTiles
  return (
    <div>
      <Picker internet={internet} chosen={chosen} onChange={onChange} />
      {chosen && !chosen.service ? (
        <p className="mt-2 text-sm text-soft">
          {chosen.certainty
            ? `Its price is not known for certain: we count ${additional(chosen)} and order it with you on the phone.`
            : `This is an estimate, not a provider’s plan: we count ${additional(chosen)}. A representative tells you on the phone which internet you can get.`}{' '}
          It does not go into the cart.
        </p>
      ) : null}
    </div>
  )
}

function additional({ schedule }: InternetChoice): string {
  return `+${formatMonthly(priceToday(schedule))}`
}

/** Its speed and how certain it is. */
const detailOf = ({ detail, soldHere }: InternetChoice) => [detail, soldHere].filter(Boolean).join(', ')

function InternetTiles({ internet, chosen, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="space-y-2">
      <legend className="mb-2 font-semibold">Add internet</legend>
      <ChoiceTile
        name={name}
        value={NONE}
        checked={!chosen}
        onChoose={() => onChange(NONE)}
        label={NO_INTERNET}
      />
      {internet.map(choice => (
        <ChoiceTile
          key={choice.id}
          name={name}
          value={choice.id}
          checked={chosen?.id === choice.id}
          onChoose={() => onChange(choice.id)}
          label={choice.name}
          price={additional(choice)}
        >
          {detailOf(choice)}
        </ChoiceTile>
      ))}
    </fieldset>
  )
}

function InternetList({ internet, chosen, onChange }: Props) {
  return (
    <Labelled label="Add internet" hint={chosen ? detailOf(chosen) : undefined}>
      {control => (
        <select
          {...control}
          value={chosen?.id ?? NONE}
          onChange={event => onChange(event.currentTarget.value)}
          className={controlClass}
        >
          <option value={NONE}>{NO_INTERNET}</option>
          {[...Map.groupBy(internet, choice => choice.soldHere)].map(([soldHere, choices]) => (
            <optgroup key={soldHere} label={soldHere.replace(/^./, first => first.toUpperCase())}>
              {choices.map(choice => (
                <option key={choice.id} value={choice.id}>
                  {choice.name}, {additional(choice)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Labelled>
  )
}
