import { Form, Link } from 'react-router'
import { eventWords } from '#domain/desk/event-words.ts'
import { subjectKinds, subjectWords } from '#domain/desk/work.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { controlClass } from '../../ui/control-class.ts'
import { Labelled, TextField } from '../../ui/field.tsx'
import type { FormFault } from '../form-fault.ts'
import { useFirstFault } from '../use-first-fault.ts'

type Props = {
  filter: Partial<Record<'who' | 'what' | 'subjectKind' | 'subjectId' | 'from' | 'to', string>>
  staff: readonly { id: string; name: string }[]
  fault: FormFault | null
}

/** Everything that can happen, by its words. */
const whats = Object.entries(eventWords).toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))

/** Who, what, about what, from when to when. A plain form of the address, which keeps it. */
export function AuditFilter({ filter, staff, fault }: Props) {
  const people = [
    ['visitor', 'Visitors'],
    ['site', 'The site itself'],
    ...staff.map(one => [one.id, one.name]),
  ]
  const form = useFirstFault(JSON.stringify([filter, fault]))
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      aria-label="Filter events"
      key={JSON.stringify(filter)}
      className="mb-5 grid grid-cols-2 items-start gap-3 md:grid-cols-3 xl:grid-cols-7"
    >
      <Choice label="Who" name="who" value={filter.who} options={people} error={fault?.fields.who} />
      <Choice label="What" name="what" value={filter.what} options={whats} error={fault?.fields.what} />
      <Choice
        label="About"
        name="subjectKind"
        value={filter.subjectKind}
        options={subjectKinds.map(kind => [kind, subjectWords[kind]])}
        error={fault?.fields.subjectKind}
      />
      <TextField
        label="Order number or ID"
        name="subjectId"
        defaultValue={filter.subjectId}
        error={fault?.fields.subjectId}
      />
      <TextField label="From" name="from" type="date" defaultValue={filter.from} error={fault?.fields.from} />
      <TextField label="To" name="to" type="date" defaultValue={filter.to} error={fault?.fields.to} />
      <div className="flex gap-2 self-end xl:mt-6.5 xl:self-start">
        <Button type="submit">Filter</Button>
        <Link to="/desk/audit" className={buttonClass('quiet')}>
          Clear
        </Link>
      </div>
    </Form>
  )
}

type ChoiceProps = {
  label: string
  name: string
  value: string | undefined
  options: readonly (readonly string[])[]
  error: string | undefined
}

function Choice({ label, name, value, options, error }: ChoiceProps) {
  return (
    <Labelled label={label} error={error}>
      {control => (
        <select {...control} name={name} defaultValue={value ?? ''} className={controlClass}>
          <option value="">Any</option>
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
