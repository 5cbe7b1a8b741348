import { type ReactNode, useId, useMemo, useState } from 'react'
import type { BundleChoice, BundlePart } from '#domain/bundles/bundle.ts'
import { weighAtPlace } from '#domain/bundles/weigh-at-place.ts'
import { weighBundles } from '#domain/bundles/weigh-bundles.ts'
import { MAX_BUDGET_CENTS, MAX_PEOPLE, needsOf, type Wishes } from '#domain/bundles/wishes.ts'
import { centsTyped } from '#domain/shared/cents-typed.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceTile } from '../ui/choice-tile.tsx'
import { classes } from '../ui/classes.ts'
import { controlClass } from '../ui/control-class.ts'
import { Labelled } from '../ui/field.tsx'
import type { WishOptions } from './bundles-view.server.ts'
import { type HelpDraft, helpDraft } from './help-draft.ts'
import { Proposals } from './proposals.tsx'
import type { CheckedZip } from './zip-outcome.ts'

const BUDGET_FAULT = 'Enter dollars a month, such as 120'
const securityAnswers = [
  { value: 'no', label: 'No', wanted: false },
  { value: 'yes', label: 'Yes', wanted: true },
] as const

type Props = {
  parts: readonly BundlePart[]
  options: WishOptions
  checked: CheckedZip | null
  /** Whether the ZIP is being checked: nothing is recommended until its answer is there. */
  checking: boolean
  /** Why the ZIP code in the field couldn't be checked, if it was tried. */
  unchecked: string | null
  onAsk(): void
  onUse(choice: BundleChoice): void
}

/**
 * The five questions, and the three best of all combinations. They are compared in this browser: nothing is sent.
 * Once the ZIP is checked, only what is sold there is used. On phones the answered questions collapse.
 */
export function HelpForm({ parts, options, checked, checking, unchecked, onAsk, onUse }: Props) {
  const name = useId()
  const draft = helpDraft.use()
  const { people, online, security, dollars } = draft
  const tv = options.tvHabits.find(one => one.id === draft.tv) ?? options.tvHabits[0]
  const [fault, setFault] = useState<string | undefined>()
  // What was asked for before a reload is there again.
  const [asked, setAsked] = useState(() => {
    const wishes = draft.asked ? wishesOf(draft, options) : null
    return wishes && { wishes, turn: 0 }
  })
  const [changing, setChanging] = useState(asked === null)
  const advice = useMemo(() => {
    if (!asked) return null
    const needs = needsOf(asked.wishes)
    return checked
      ? weighAtPlace(checked.atPlace, needs)
      : weighBundles(
          parts.filter(part => part.inBuilder),
          needs,
        )
  }, [asked, parts, checked])

  const compare = () => {
    const wishes = wishesOf(draft, options)
    if (!wishes) {
      setFault(BUDGET_FAULT)
      return
    }
    onAsk()
    helpDraft.edit({ asked: true })
    setChanging(false)
    setAsked({ wishes, turn: (asked?.turn ?? 0) + 1 })
  }

  return (
    <div className="mt-5 border-t border-line pt-5">
      <form
        noValidate
        aria-label="Help me choose"
        className={classes('grid gap-6 sm:grid-cols-2', !changing && 'max-sm:hidden')}
        onSubmit={event => {
          event.preventDefault()
          compare()
        }}
      >
        <Labelled label="People in the home">
          {control => (
            <select
              {...control}
              value={people}
              onChange={event => helpDraft.edit({ people: Number(event.currentTarget.value) })}
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
        <Labelled label="Maximum monthly budget" error={fault} hint="Dollars, for every one of 24 months">
          {control => (
            <input
              {...control}
              value={dollars}
              onChange={event => {
                setFault(undefined)
                helpDraft.edit({ dollars: event.currentTarget.value })
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
                  helpDraft.edit({
                    online: online.includes(use.id)
                      ? online.filter(id => id !== use.id)
                      : [...online, use.id],
                  })
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
                value={tv?.id}
                onChange={event => helpDraft.edit({ tv: event.currentTarget.value })}
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
          <Choices legend="Do you want home security?">
            <div className="grid grid-cols-2 gap-2">
              {securityAnswers.map(({ value, label, wanted }) => (
                <ChoiceTile
                  key={value}
                  name={name}
                  value={value}
                  checked={security === wanted}
                  onChoose={() => helpDraft.edit({ security: wanted })}
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
      {changing ? null : (
        <Button look="secondary" className="w-full sm:hidden" onClick={() => setChanging(true)}>
          Change my answers
        </Button>
      )}
      {asked && checking ? (
        <p role="status" className="mt-8 text-soft">
          Checking what’s sold at your ZIP code...
        </p>
      ) : null}
      {asked && advice && !checking ? (
        <Proposals
          key={asked.turn}
          wishes={asked.wishes}
          cheaperAlarm={options.cheaperAlarm}
          advice={advice}
          checked={checked}
          unchecked={unchecked}
          onUse={onUse}
          isNew={asked.turn > 0}
        />
      ) : null}
    </div>
  )
}

/** The answers as what is weighed; null if the budget is no amount. */
function wishesOf({ people, online, tv, security, dollars }: HelpDraft, options: WishOptions): Wishes | null {
  const budgetCents = centsTyped(dollars, { least: 100, most: MAX_BUDGET_CENTS })
  const habit = options.tvHabits.find(one => one.id === tv) ?? options.tvHabits[0]
  if (budgetCents === null || !habit) return null
  const uses = options.onlineUses.filter(use => online.includes(use.id))
  return { people, online: uses, tv: habit, security, budgetCents }
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {children}
    </fieldset>
  )
}
