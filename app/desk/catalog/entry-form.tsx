import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'
import { CatalogField } from './catalog-field.tsx'

type Props = {
  fields: readonly ComponentProps<typeof CatalogField>['field'][]
  typed: Readonly<Record<string, string>>
  fault: FormFault | null
  /** The version of the draft that is seen; 0 without one. */
  version: number
  isNew: boolean
  /** Whose draft it is, where it is somebody else's. */
  takesOverFrom: string | null
}

/** What an entry is to be. Saving it keeps a draft that nobody outside of the desk sees. */
export function EntryForm({ fields, typed, fault, version, isNew, takesOverFrom }: Props) {
  // What was typed stands where it was refused; an unticked box comes back without a name.
  const shown = fault ? { ...typed, ...unticked(fields), ...fault.typed } : typed
  const faults = fault?.fields ?? {}
  return (
    <DeskForm
      key={fault ? JSON.stringify(fault.typed) : version}
      intent="save"
      label="Save as a draft"
      fault={fault}
      hidden={{ version: String(version) }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {isNew ? (
          <TextField
            label="Id"
            name="id"
            optional
            defaultValue={shown.id ?? ''}
            error={faults.id}
            hint="Lasts for ever, in addresses and orders. Made of the name where it is left empty."
          />
        ) : null}
        {fields.map(field => (
          <CatalogField key={field.path} field={field} typed={shown} faults={faults} />
        ))}
      </div>
      {takesOverFrom ? (
        <label className="flex min-h-9 items-center gap-2">
          <input type="checkbox" name="takeOver" value="yes" className="size-4" />I take over the draft of{' '}
          {takesOverFrom}
        </label>
      ) : null}
    </DeskForm>
  )
}

const unticked = (fields: Props['fields']) =>
  Object.fromEntries(fields.flatMap(({ path, input }) => (input === 'yes' ? [[path, '']] : [])))
