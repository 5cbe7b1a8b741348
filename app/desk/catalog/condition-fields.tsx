import { useId } from 'react'
import { conditionKindNames, conditionKinds } from '#domain/catalog/condition.ts'
import { CONDITION_ROWS } from '#domain/catalog-drafts/field.ts'
import { controlClass } from '../../ui/control-class.ts'

type Props = {
  label: string
  hint: string | undefined
  path: string
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
}

/** Rows that are left for more of them. */
const SPARE_ROWS = 2
const FIRST_ROWS = 3

/** What a price depends on: sentences, each beside what it is about. */
export function ConditionFields({ label, hint, path, typed, faults }: Props) {
  const id = useId()
  const rows = Array.from({ length: CONDITION_ROWS }, (_, row) => `${path}.${row}`)
  const last = rows.findLastIndex(row => typed[`${row}.words`] || typed[`${row}.about`])
  const shown = rows.slice(0, Math.max(FIRST_ROWS, last + 1 + SPARE_ROWS))
  const wrong = Object.keys(faults).filter(name => name === path || name.startsWith(`${path}.`))
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="space-y-4 sm:space-y-2">
        {shown.map((row, index) => (
          <div key={row} className="grid gap-1.5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-2">
            <select
              name={`${row}.about`}
              aria-label={`What it is about, row ${index + 1}`}
              aria-invalid={faults[`${row}.about`] ? true : undefined}
              defaultValue={typed[`${row}.about`] ?? ''}
              className={`${controlClass} self-start`}
            >
              <option value="">Choose</option>
              {conditionKinds.map(kind => (
                <option key={kind} value={kind}>
                  {conditionKindNames[kind]}
                </option>
              ))}
            </select>
            <textarea
              name={`${row}.words`}
              aria-label={`Condition, row ${index + 1}`}
              aria-invalid={faults[`${row}.words`] ? true : undefined}
              rows={1}
              defaultValue={typed[`${row}.words`] ?? ''}
              className={`${controlClass} resize-y field-sizing-content`}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
        {hint}
      </p>
      {wrong.length > 0 ? (
        <p className="mt-1 text-sm text-alarm">{wrong.map(name => faults[name]).join('. ')}</p>
      ) : null}
    </fieldset>
  )
}
