import type { ReactNode } from 'react'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { hasContract, type SwitchingDraft } from '#domain/switching/switching-form.ts'
import { controlClass } from '../ui/control-class.ts'
import { Labelled, TextField } from '../ui/field.tsx'
import { BillReader } from './bill-reader.tsx'

type Props = { draft: SwitchingDraft; errors: FieldErrors; onEdit(changes: Partial<SwitchingDraft>): void }

/** The questions about the current service. Only what the selected options need is asked. */
export function SwitchingFields(props: Props) {
  const { draft, onEdit } = props
  const bind = binder(props)
  return (
    <div className="grid gap-5">
      <BillReader onUse={onEdit} />
      <TextField {...bind('provider')} label="Provider" optional maxLength={100} autoComplete="off" />
      <TextField
        {...bind('bill')}
        label="Monthly bill"
        inputMode="decimal"
        maxLength={12}
        placeholder="89.99"
        hint="In dollars, with fees and taxes, as your bill says."
        required
      />
      <TextField
        {...bind('monthsLeft')}
        label="Months left on your contract"
        optional
        inputMode="numeric"
        maxLength={3}
        hint="Leave it empty if you have no contract."
      />
      {hasContract(draft) ? <TerminationFields {...props} /> : null}
      <Choice {...props} name="equipment" label="Rented equipment">
        <option value="none">None</option>
        <option value="return">I’ll return it</option>
        <option value="keep">I can’t return it</option>
      </Choice>
      {draft.equipment === 'none' ? null : (
        <TextField
          {...bind('equipmentFee')}
          label="Fee if it isn’t returned"
          optional
          inputMode="decimal"
          maxLength={12}
        />
      )}
      <TextField
        {...bind('overlapDays')}
        label="Days with both services"
        optional
        inputMode="numeric"
        maxLength={2}
        hint="A few days of overlap keep you online."
      />
    </div>
  )
}

function TerminationFields(props: Props) {
  const { rule } = props.draft
  const bind = binder(props)
  const money = { inputMode: 'decimal', maxLength: 12, required: true } as const
  return (
    <>
      <Choice {...props} name="rule" label="Early termination fee">
        <option value="unknown">I don’t know</option>
        <option value="none">No fee</option>
        <option value="flat">One amount</option>
        <option value="per-month-left">An amount for each month left</option>
        <option value="declining">An amount that goes down each month</option>
      </Choice>
      {rule === 'flat' ? <TextField {...bind('fee')} {...money} label="Fee" /> : null}
      {rule === 'per-month-left' ? (
        <TextField {...bind('fee')} {...money} label="Fee per month left" />
      ) : null}
      {rule === 'declining' ? (
        <>
          <TextField {...bind('fee')} {...money} label="Fee at the start of the contract" />
          <TextField {...bind('lessPerMonth')} {...money} label="Goes down each month by" />
          <TextField
            {...bind('monthsServed')}
            label="Months you’ve had the service"
            inputMode="numeric"
            maxLength={3}
            required
          />
        </>
      ) : null}
    </>
  )
}

function Choice({
  draft,
  onEdit,
  name,
  label,
  children,
}: Props & { name: 'rule' | 'equipment'; label: string; children: ReactNode }) {
  return (
    <Labelled label={label}>
      {control => (
        <select
          {...control}
          name={name}
          value={draft[name]}
          onChange={event => onEdit({ [name]: event.currentTarget.value })}
          className={controlClass}
        >
          {children}
        </select>
      )}
    </Labelled>
  )
}

const binder =
  ({ draft, errors, onEdit }: Props) =>
  (name: keyof SwitchingDraft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onEdit({ [name]: event.currentTarget.value }),
  })
