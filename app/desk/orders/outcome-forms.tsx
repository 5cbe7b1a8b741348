import type { InstallationDays } from '#domain/orders/installation-days.ts'
import { type OrderOutcome, outcomeOf } from '#domain/orders/order-outcomes.ts'
import { OutcomeButton, type OutcomeFault } from '../work/outcome-button.tsx'

type Props = {
  version: number
  outcomes: readonly OrderOutcome[]
  days: InstallationDays
  fault: OutcomeFault | null
}

const REASON_HINT = 'The customer reads this in our email.'

/** What came of it, one button for each outcome that can follow; what was recorded folds again. */
export function OutcomeForms({ version, outcomes, days, fault }: Props) {
  if (outcomes.length === 0) return <p className="text-soft">This order is closed.</p>
  return (
    <ul className="flex flex-wrap items-start gap-2">
      {outcomes.map(name => {
        const { label, needs } = outcomeOf(name)
        return (
          <li key={name}>
            <OutcomeButton
              {...{ name, label, needs, days, fault }}
              hidden={{ version }}
              reasonHint={REASON_HINT}
            />
          </li>
        )
      })}
    </ul>
  )
}
