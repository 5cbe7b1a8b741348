import { type ReactNode, useId, useMemo, useState } from 'react'
import type { BundleChoice, BundlePart } from '#domain/bundles/bundle.ts'
import { weighBundles } from '#domain/bundles/weigh-bundles.ts'
import { MAX_CEILING_CENTS, MAX_PEOPLE, needsOf, type Wishes } from '#domain/bundles/wishes.ts'
import { centsFromDollars } from '#domain/shared/money.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceTile } from '../ui/choice-tile.tsx'
import { controlClass } from '../ui/control-class.ts'
import { Labelled } from '../ui/field.tsx'
import type { WishOptions } from './bundles-view.server.ts'
import { Proposals } from './proposals.tsx'

const CEILING_FAULT = 'Enter dollars a month, such as 120'
const homes = [
  { value: 'own', label: 'I own it' },
  { value: 'rent', label: 'I rent it' },
] as const

type Props = {
  parts: readonly BundlePart[]
  options: WishOptions
  found: ReadonlySet<string> | null
  onUse(choice: BundleChoice): void
}

/** The five questions, and the three best of all combinations. They are weighed in this browser: nothing is sent. */
export function HelpForm({ parts, options, found, onUse }: Props) {
  const name = useId()
  const [people, setPeople] = useState(2)
  const [online, setOnline] = useState<readonly string[]>(['stream'])
  const [tv, setTv] = useState(options.tvHabits[0]?.id ?? '')
  const [home, setHome] = useState<Wishes['home']>('own')
  const [dollars, setDollars] = useState('150')
  const [fault, setFault] = useState<string | undefined>()
  const [asked, setAsked] = useState<{ wishes: Wishes; turn: number } | null>(null)
  // Weighed anew when the ZIP is checked: what is sold there goes first.
  const advice = useMemo(
    () => asked && weighBundles(parts, needsOf(asked.wishes), found),
    [asked, parts, found],
  )

  const weigh = () => {
    const ceilingCents = /^\d+(\.\d{1,2})?$/.test(dollars.trim()) ? centsFromDollars(Number(dollars)) : 0
    const habit = options.tvHabits.find(one => one.id === tv)
    if (ceilingCents < 100 || ceilingCents > MAX_CEILING_CENTS || !habit) {
      setFault(CEILING_FAULT)
      return
    }
    const uses = options.onlineUses.filter(use => online.includes(use.id))
    const wishes: Wishes = { people, online: uses, tv: habit, home, ceilingCents }
    setAsked({ wishes, turn: (asked?.turn ?? 0) + 1 })
  }

  return (
    <div className="mt-5 border-t border-line pt-5">
      <form
        noValidate
        aria-label="Help me choose"
        className="grid gap-6 sm:grid-cols-2"
        onSubmit={event => {
          event.preventDefault()
          weigh()
        }}
      >
        <Labelled label="People in the home">
          {control => (
            <select
              {...control}
              value={people}
              onChange={event => setPeople(Number(event.currentTarget.value))}
              className={controlClass}
            >
              {Array.from({ length: MAX_PEOPLE }, (_, index) => (
                <option key={index} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label="Most that a monthly bill may be" error={fault} hint="Dollars, in any of 24 months">
          {control => (
            <input
              {...control}
              value={dollars}
              onChange={event => {
                setFault(undefined)
                setDollars(event.currentTarget.value)
              }}
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              className={controlClass}
            />
          )}
        </Labelled>
        <Choices legend="What do you do online?">
          {options.onlineUses.map(use => (
            <label key={use.id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={online.includes(use.id)}
                onChange={() =>
                  setOnline(
                    online.includes(use.id) ? online.filter(id => id !== use.id) : [...online, use.id],
                  )
                }
                className="size-6 shrink-0"
              />
              {use.label}
            </label>
          ))}
        </Choices>
        <div className="space-y-6">
          <Labelled label="What do you watch on TV?">
            {control => (
              <select
                {...control}
                value={tv}
                onChange={event => setTv(event.currentTarget.value)}
                className={controlClass}
              >
                {options.tvHabits.map(habit => (
                  <option key={habit.id} value={habit.id}>
                    {habit.label}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          <Choices legend="Is the home yours?">
            <div className="grid grid-cols-2 gap-2">
              {homes.map(({ value, label }) => (
                <ChoiceTile
                  key={value}
                  name={name}
                  value={value}
                  checked={home === value}
                  onChoose={() => setHome(value)}
                  label={label}
                />
              ))}
            </div>
          </Choices>
        </div>
        <Button type="submit" className="sm:col-span-2">
          Show my three best
        </Button>
      </form>
      {asked && advice ? (
        <Proposals key={asked.turn} wishes={asked.wishes} advice={advice} found={found} onUse={onUse} />
      ) : null}
    </div>
  )
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {children}
    </fieldset>
  )
}
