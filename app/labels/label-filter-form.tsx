import type { LabelPlanName } from '#domain/labels/label-prices.server.ts'
import { buttonClass } from '../ui/button.tsx'
import type { LabelQuestion } from './provider-labels-view.server.ts'

const field = 'mt-1 block min-h-11 w-full rounded-control border border-edge bg-ground px-3 text-ink'

/** Search and filter for a provider's labels: a plain form whose result has an address. */
export function LabelFilterForm({
  question,
  names,
}: {
  question: LabelQuestion
  names: readonly LabelPlanName[]
}) {
  return (
    <form
      method="get"
      role="search"
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr_auto] lg:items-end"
    >
      <label className="block text-sm font-semibold">
        Plan, place or plan id
        <input type="search" name="q" defaultValue={question.q} maxLength={100} className={field} />
      </label>
      <label className="block text-sm font-semibold">
        Plan
        <select name="plan" defaultValue={question.plan} className={field}>
          <option value="">All plans</option>
          {names.map(({ name, labels }) => (
            <option key={name} value={name}>
              {name} ({labels.toLocaleString('en-US')})
            </option>
          ))}
        </select>
      </label>
      <label className="block text-sm font-semibold">
        Price
        <select name="kind" defaultValue={question.kind} className={field}>
          <option value="">Any</option>
          <option value="introductory">Introductory</option>
          <option value="regular">Not introductory</option>
        </select>
      </label>
      <button type="submit" className={buttonClass('secondary')}>
        Show
      </button>
    </form>
  )
}
