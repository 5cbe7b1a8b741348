/** A plan that can be ordered, in words. */
type PlanChoice = { planId: string; words: string }
/** All of them: those that are sold at a place first. */
export type PlanChoices = {
  here: readonly PlanChoice[]
  elsewhere: readonly PlanChoice[]
  /** Marks the prices in their words. */
  prices: string
}

/** The options of a field that chooses a plan. */
export function PlanOptions({ choices, zipCode }: { choices: PlanChoices; zipCode: string }) {
  const groups = [
    { label: zipCode ? `Sold in ${zipCode}` : 'No ZIP code is known', plans: choices.here },
    { label: 'Not known to be sold there', plans: choices.elsewhere },
  ]
  return groups.map(({ label, plans }) =>
    plans.length === 0 ? null : (
      <optgroup key={label} label={label}>
        {plans.map(({ planId, words }) => (
          <option key={planId} value={planId}>
            {words}
          </option>
        ))}
      </optgroup>
    ),
  )
}
