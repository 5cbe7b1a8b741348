import { useId } from 'react'
import { type Field, SCHEDULE_ROWS } from '#domain/catalog-drafts/field.ts'
import { feePurposeNames, feePurposes } from '#domain/pricing/fee-purpose.ts'
import { controlClass } from '../../ui/control-class.ts'
import { Labelled, TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ConditionFields } from './condition-fields.tsx'

type Props = {
  field: Field & { contract: boolean }
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, string>>
}

const small = `${controlClass} min-h-9! py-1!`

/** One field of an entry's form. */
export function CatalogField({ field, typed, faults }: Props) {
  const { path, input, options = [], optional, hint, contract } = field
  const label = contract ? `${field.label} · contract` : field.label
  const said = { label, hint, error: faults[path], optional: optional ?? false }
  const own = { name: path, defaultValue: typed[path] ?? '' }
  switch (input) {
    case 'schedule':
      return <ScheduleFields label={label} path={path} typed={typed} faults={faults} />
    case 'conditions':
      return <ConditionFields {...{ label, hint, path, typed, faults }} />
    case 'lock':
      return <LockFields label={label} path={path} typed={typed} faults={faults} />
    case 'area':
    case 'lines':
    case 'labels':
      return <TextArea {...said} {...own} />
    case 'several':
      return <Boxes field={field} label={label} typed={typed} error={faults[path]} />
    case 'choice':
      return (
        <Labelled {...said}>
          {control => (
            <select {...control} {...own} className={controlClass}>
              {optional || own.defaultValue === '' ? (
                <option value="">{optional ? 'None' : 'Choose'}</option>
              ) : null}
              {options.map(({ value, label: words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )
    case 'yes':
      return (
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            name={path}
            value="yes"
            defaultChecked={typed[path] === 'yes'}
            className="size-4"
          />
          {label}
        </label>
      )
    case 'text':
    case 'words':
    case 'number':
    case 'numbers':
    case 'decimal':
    case 'dollars':
      return (
        <TextField
          {...said}
          {...own}
          inputMode={input === 'number' ? 'numeric' : isFraction(input) ? 'decimal' : undefined}
          autoComplete="off"
        />
      )
  }
}

const isFraction = (input: Field['input']) => input === 'dollars' || input === 'decimal'

function Boxes({
  field: { path, options = [], hint },
  label,
  typed,
  error,
}: Pick<Props, 'field' | 'typed'> & { label: string; error: string | undefined }) {
  const id = useId()
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map(option => (
          <label key={option.value} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              name={`${path}.${option.value}`}
              value="yes"
              defaultChecked={typed[`${path}.${option.value}`] === 'yes'}
              className="size-4"
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error ? <p className="mt-1 text-sm text-alarm">{error}</p> : null}
    </fieldset>
  )
}

type Group = { label: string; path: string; typed: Props['typed']; faults: Props['faults'] }

/** Words beside the first input of a group that has any, by its name or that of the whole. */
const faultsWithin = (path: string, faults: Props['faults']) => [
  ...new Set(
    Object.entries(faults).flatMap(([name, words]) =>
      name === path || name.startsWith(`${path}.`) ? [words] : [],
    ),
  ),
]

function GroupFault({ path, faults }: Pick<Group, 'path' | 'faults'>) {
  const words = faultsWithin(path, faults)
  return words.length > 0 ? <p className="mt-1 text-sm text-alarm">{words.join('. ')}</p> : null
}

const prices = [
  { part: 'month', name: 'From month', mode: 'numeric' },
  { part: 'price', name: '$ a month', mode: 'decimal' },
] as const
const fees = [
  { part: 'fee', name: 'Fee paid once', mode: 'text' },
  { part: 'purpose', name: 'What it is for', mode: 'none' },
  { part: 'once', name: '$ once', mode: 'decimal' },
] as const

function ScheduleFields({ label, path, typed, faults }: Group) {
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {/* Large text on a phone: these columns scroll by themselves, and the labels of the other fields stay. */}
      <div className="-m-1 grid max-w-3xl items-start gap-x-6 gap-y-4 overflow-x-auto p-1 lg:grid-cols-[2fr_5fr]">
        <Rows
          {...{ path, typed, faults, columns: prices }}
          className="max-w-64 grid-cols-[5.25rem_minmax(4.5rem,1fr)] lg:max-w-none"
        />
        <Rows
          {...{ path, typed, faults, columns: fees }}
          className="grid-cols-[minmax(5rem,1.6fr)_minmax(8.25rem,1.2fr)_minmax(4rem,1fr)]"
        />
      </div>
      <p className="mt-1.5 text-sm text-soft">
        The monthly price, such as 39.95 from month 1 and 54.95 from month 13: a month without a price says
        that the provider doesn’t publish it. Then fees paid once, such as Installation fee, 99. By what it is
        for, the label’s fee is known as the same one and not counted twice.
      </p>
      <GroupFault path={path} faults={faults} />
    </fieldset>
  )
}

type Columns = { columns: typeof prices | typeof fees; className: string }

function Rows({ path, typed, faults, columns, className }: Omit<Group, 'label'> & Columns) {
  return (
    <div className={`grid items-end gap-2 ${className}`}>
      {columns.map(({ part, name }) => (
        <span key={part} aria-hidden className="text-sm text-soft">
          {name}
        </span>
      ))}
      {Array.from({ length: SCHEDULE_ROWS }, (_, row) =>
        columns.map(({ part, name, mode }) => {
          const input = `${path}.${row}.${part}`
          const control = {
            name: input,
            'aria-label': `${name}, row ${row + 1}`,
            defaultValue: typed[input] ?? '',
            'aria-invalid': faults[input] ? true : undefined,
            className: small,
          }
          return part === 'purpose' ? (
            <select key={input} {...control} className={`${small} px-2!`}>
              <option value="">Choose</option>
              {feePurposes.map(purpose => (
                <option key={purpose} value={purpose}>
                  {feePurposeNames[purpose]}
                </option>
              ))}
            </select>
          ) : (
            <input key={input} {...control} inputMode={mode} autoComplete="off" />
          )
        }),
      )}
    </div>
  )
}

function LockFields({ label, path, typed, faults }: Group) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 font-medium">
        {label} <span className="font-normal text-soft">(optional)</span>
      </legend>
      <div className="grid max-w-xs grid-cols-2 gap-2">
        {(['months', 'price'] as const).map(part => (
          <label key={part} className="text-sm text-soft">
            {part === 'months' ? 'Months' : '$ a month'}
            <input
              name={`${path}.${part}`}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed[`${path}.${part}`] ?? ''}
              className={small}
            />
          </label>
        ))}
      </div>
      <GroupFault path={path} faults={faults} />
    </fieldset>
  )
}
