import { leadOutcomeNames, leadOutcomes } from '#domain/leads/lead-outcomes.ts'
import { OutcomeButton, type OutcomeFault } from '../work/outcome-button.tsx'

/** What came of calling, one button each. */
export function LeadOutcomeForms({ version, fault }: { version: number; fault: OutcomeFault | null }) {
  return (
    <ul className="flex flex-wrap items-start gap-2">
      {leadOutcomeNames.map(name => (
        <li key={name}>
          <OutcomeButton name={name} {...leadOutcomes[name]} hidden={{ version }} fault={fault} />
        </li>
      ))}
    </ul>
  )
}
