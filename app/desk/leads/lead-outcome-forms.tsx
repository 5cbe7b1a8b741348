import { leadOutcomes, outcomesWith } from '#domain/leads/lead-outcomes.ts'
import { OutcomeButton, type OutcomeFault } from '../work/outcome-button.tsx'

type Props = {
  phone: string
  /** Whether another lead of theirs has a number. */
  hasOther: boolean
  version: number
  timeZone: string | null
  fault: OutcomeFault | null
}

/** What came of calling, one button each. */
export function LeadOutcomeForms({ phone, hasOther, version, timeZone, fault }: Props) {
  return (
    <ul className="flex flex-wrap items-start gap-2">
      {outcomesWith(phone, hasOther).map(name => (
        <li key={name}>
          <OutcomeButton name={name} {...leadOutcomes[name]} hidden={{ version }} {...{ timeZone, fault }} />
        </li>
      ))}
    </ul>
  )
}
