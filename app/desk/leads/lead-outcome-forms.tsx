import { leadOutcomes, outcomesWith } from '#domain/leads/lead-outcomes.ts'
import { asksOfWrongNumber } from '../work/asks-of-wrong-number.ts'
import { OutcomeButton, type OutcomeFault } from '../work/outcome-button.tsx'

type Props = {
  phone: string
  /** Whether another lead of theirs has a number. */
  hasOther: boolean
  version: number
  timeZone: string | null
  fault: OutcomeFault | null
  /** Another number that stood on the page when it was opened. */
  numberBefore: string | null
}

/** What came of calling, one button each. */
export function LeadOutcomeForms({ phone, hasOther, version, timeZone, fault, numberBefore }: Props) {
  return (
    <ul className="flex flex-wrap items-start gap-2">
      {outcomesWith(phone, hasOther).map(name => (
        <li key={name}>
          <OutcomeButton
            {...leadOutcomes[name]}
            {...{ name, timeZone, fault }}
            asks={asksOfWrongNumber(name, phone, numberBefore)}
            hidden={{ version }}
          />
        </li>
      ))}
    </ul>
  )
}
