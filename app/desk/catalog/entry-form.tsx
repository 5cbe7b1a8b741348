import type { ComponentProps } from 'react'
import { inputNames } from '#domain/catalog-drafts/field.ts'
import { TextField } from '../../ui/field.tsx'
import type { DeskAnswer } from '../answer.ts'
import { DeskForm } from '../desk-form.tsx'
import { StoredNow } from '../work/stored-now.tsx'
import { useFormBasis } from '../work/use-form-basis.ts'
import { CatalogField } from './catalog-field.tsx'

type EntryField = ComponentProps<typeof CatalogField>['field'] & { words: string }

/** An entry as its form begins: what is stored, and which state that is. */
export type StoredEntry = {
  fields: readonly EntryField[]
  typed: Readonly<Record<string, string>>
  /** The version of the draft; 0 without one. */
  version: number
  /** The last published draft; 0 without one. */
  published: number
}

type Props = {
  /** Another mark is another state. */
  mark: string
  stored: StoredEntry
  /** Who made the stored state, and what they did, as a sentence. */
  told: string
  answer: DeskAnswer | undefined
  isNew: boolean
  /** It can't be changed now. What somebody was typing stays. */
  isClosed: boolean
  title: string
  /** Whose draft it is, where it is somebody else's. */
  takesOverFrom: string | null
}

/** What an entry is to be. Saving it keeps a draft that nobody outside of the desk sees. */
export function EntryForm({ mark, stored, told, answer, isNew, isClosed, title, takesOverFrom }: Props) {
  const { values, fault, isBehind, isConflict, key, around, takeStored } = useFormBasis(
    'save',
    { mark, values: stored },
    answer,
  )
  const { fields, typed, version, published } = values
  if (isClosed && !isBehind && !fault) return null
  // What was typed stands where it was refused; an unticked box comes back without a name.
  const shown = fault ? { ...typed, ...unticked(fields), ...fault.typed } : typed
  const faults = fault?.fields ?? {}
  return (
    <section aria-label="Change it" className="mt-6 max-w-4xl">
      <h2 className="mb-3 text-lg">{title}</h2>
      {isBehind || isConflict ? (
        <StoredNow
          told={isBehind ? told : null}
          stored={differing(stored, fault ? shown : typed)}
          onTake={takeStored}
        />
      ) : null}
      <div ref={around}>
        <DeskForm
          key={key}
          intent="save"
          label="Save as a draft"
          fault={fault && { ...fault, fields: withLabels(fields, faults) }}
          hidden={{ version: String(version), published: String(published) }}
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
      </div>
    </section>
  )
}

/** The stored fields that say something else than `mine`. */
const differing = ({ fields, typed }: StoredEntry, mine: Readonly<Record<string, string>>) =>
  fields.filter(field => inputNames(field).some(name => (mine[name] ?? '') !== (typed[name] ?? '')))

/** What is wrong, with the field that it is said of: several of them say the same. */
const withLabels = (fields: readonly EntryField[], faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(faults).map(([name, words]) => {
      const field = fields.find(({ path }) => name === path || name.startsWith(`${path}.`))
      return [name, field ? `${field.label}: ${words}` : words]
    }),
  )

const unticked = (fields: readonly EntryField[]) =>
  Object.fromEntries(
    fields.flatMap(field =>
      field.input === 'yes' || field.input === 'several' ? inputNames(field).map(name => [name, '']) : [],
    ),
  )
