import type { ComponentProps } from 'react'
import { inputNames } from '#domain/catalog-drafts/field.ts'
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
      fault={fault && { ...fault, fields: withLabels(fields, faults) }}
      hidden={{ version: String(version) }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.map(field => (
          <CatalogField key={field.path} field={field} typed={shown} faults={faults} />
        ))}
        {isNew ? (
          <TextField
            label="Name in web addresses"
            name="id"
            optional
            defaultValue={shown.id ?? ''}
            error={faults.id}
            hint="Such as valley-net. We make it from the name if you leave it empty. It can’t be changed later."
          />
        ) : null}
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

/** What is wrong, with the field that it is said of: several of them say the same. */
const withLabels = (fields: Props['fields'], faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(faults).map(([name, words]) => {
      const field = fields.find(({ path }) => name === path || name.startsWith(`${path}.`))
      return [name, field ? `${field.label}: ${words}` : words]
    }),
  )

const unticked = (fields: Props['fields']) =>
  Object.fromEntries(
    fields.flatMap(field =>
      field.input === 'yes' || field.input === 'several' ? inputNames(field).map(name => [name, '']) : [],
    ),
  )
