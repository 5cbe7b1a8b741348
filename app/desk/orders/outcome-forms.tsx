import type { InstallationDays } from '#domain/orders/installation-days.ts'
import type { DeskLine } from '#domain/orders/order-for-desk.server.ts'
import { type OrderOutcome, outcomeOf } from '#domain/orders/order-outcomes.ts'
import { lineWords } from '#domain/orders/order-words.ts'
import { hasSeveralProviders } from '#domain/orders/refused-part.ts'
import { asksOfWrongNumber } from '../work/asks-of-wrong-number.ts'
import { OutcomeButton, type OutcomeFault } from '../work/outcome-button.tsx'
import { refusedField } from './refused-fields.ts'

type Props = {
  phone: string
  /** Another number that stood on the page when it was opened. */
  numberBefore: string | null
  version: number
  timeZone: string | null
  outcomes: readonly OrderOutcome[]
  days: InstallationDays
  lines: readonly DeskLine[]
  fault: OutcomeFault | null
}

const REASON_HINT = 'The customer reads this in our email.'

/** What came of it, one button for each outcome that can follow; what was recorded folds again. */
export function OutcomeForms(props: Props) {
  const { phone, numberBefore, version, timeZone, outcomes, days, lines, fault } = props

  if (outcomes.length === 0) return <p className="text-soft">This order is closed.</p>
  return (
    <ul className="flex flex-wrap items-start gap-2">
      {outcomes.map(name => {
        const { label, needs, asks } = outcomeOf(name)
        return (
          <li key={name}>
            <OutcomeButton
              {...{ name, label, needs, days, timeZone, fault }}
              asks={asks ?? asksOfWrongNumber(name, phone, numberBefore)}
              hidden={{ version }}
              reasonHint={REASON_HINT}
            >
              {name === 'not_available' && lines.length > 1 ? (
                <RefusedLines lines={lines} fault={fault?.outcome === name ? fault : null} />
              ) : null}
            </OutcomeButton>
          </li>
        )
      })}
    </ul>
  )
}

/** Which services the provider doesn't offer there; of several providers nobody is taken to have refused. */
function RefusedLines({ lines, fault }: Pick<Props, 'lines' | 'fault'>) {
  const isAll = !hasSeveralProviders(lines)
  const wrong = fault?.fields.lines
  return (
    <fieldset aria-describedby={wrong ? 'refused-fault' : undefined}>
      <legend>What isn’t offered there?</legend>
      <p className="text-soft">The order goes on with the rest.</p>
      <input type="hidden" name="refused" value="chosen" />
      {lines.map((line, number) => (
        <label key={line.id} className="flex items-start gap-2 py-1">
          <input
            type="checkbox"
            name={refusedField(number)}
            value={line.id}
            defaultChecked={fault ? fault.typed[refusedField(number)] === line.id : isAll}
            className="mt-1 size-4"
          />
          {lineWords(line)}
        </label>
      ))}
      {wrong ? (
        <span id="refused-fault" role="alert" className="block text-alarm">
          {wrong}
        </span>
      ) : null}
    </fieldset>
  )
}
