import { Form } from 'react-router'
import type { Holiday } from '#domain/settings/staffed-hours.ts'
import { hoursWords } from '#domain/settings/week-words.ts'
import { Labelled, TextField } from '../../ui/field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { ConfirmClosing } from './confirm-closing.tsx'
import { HourSelect } from './hour-select.tsx'

type Props = { holidays: readonly Holiday[]; version: number; fault: FormFault | null }

const dayWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** The days that differ, with a form that adds one. */
export function HolidayForms({ holidays, version, fault }: Props) {
  // What removing a day would do to calls is asked beside that day.
  const asked = fault?.fields.confirmed ? fault.typed.removed : undefined
  const ofForm = asked === undefined ? fault : null
  const typed = ofForm?.typed
  const byDate = holidays.toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <PlainTable
        caption="Days that differ"
        columns={['Day', 'Name', 'Hours', 'Actions']}
        rows={byDate.map(({ date, name, hours }) => ({
          key: date,
          cells: [
            dayWords(date),
            name,
            hours ? hoursWords(hours) : <strong key="hours">closed</strong>,
            <RemoveDay
              key="do"
              {...{ name, date, version }}
              question={asked === date ? fault?.fields.confirmed : undefined}
            />,
          ],
        }))}
      />
      <section aria-labelledby="add-day">
        <h3 id="add-day" className="mb-3 text-lg">
          Add a day
        </h3>
        <DeskForm intent="set" label="Add the day" hidden={{ version: String(version) }} fault={ofForm}>
          <TextField
            label="Date"
            name="date"
            type="date"
            defaultValue={typed?.date}
            error={ofForm?.fields.date}
          />
          <TextField
            label="Name"
            name="name"
            maxLength={60}
            autoComplete="off"
            defaultValue={typed?.name}
            error={ofForm?.fields.name}
          />
          <Labelled label="Hours" hint="Central Time" error={ofForm?.fields.closes}>
            {control => (
              <div id={control.id} className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
                <HourSelect opens name="opens" label="Opens" defaultValue={typed?.opens ?? ''} />
                to
                <HourSelect
                  name="closes"
                  label="Closes"
                  defaultValue={typed?.closes ?? '16'}
                  invalid={ofForm?.fields.closes !== undefined}
                />
              </div>
            )}
          </Labelled>
          <ConfirmClosing fault={ofForm} />
        </DeskForm>
        <p className="mt-4 text-soft">
          On a closed day we call nobody. Whoever asks the evening before is promised the first open hour
          after it, which can be more than 24 hours away. A short day keeps the 24-hour promise.
        </p>
      </section>
    </div>
  )
}

type Removal = {
  name: string
  date: string
  version: number
  /** What removing the day does to calls that were promised, as the server found; it waits for a second press. */
  question: string | undefined
}

/** Asks once, and again if calls depend on the day: from the next second on people are promised calls on it. */
function RemoveDay({ name, date, version, question }: Removal) {
  const which = (
    <span className="sr-only">
      {' '}
      {name}, {date}
    </span>
  )
  return (
    <details open={question ? true : undefined}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 font-semibold hover:bg-raised">
        Remove …{which}
      </summary>
      <Form method="post" preventScrollReset className="mt-2 max-w-60 space-y-2">
        <input type="hidden" name="intent" value="set" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="removed" value={date} />
        <p className="text-soft">
          We then call on that day in its usual hours. Calls that were moved stay where they are.
        </p>
        {question ? <input type="hidden" name="confirmed" value="yes" /> : null}
        <p role="alert" className="text-lamp empty:hidden">
          {question}
        </p>
        <SmallButton type="submit">
          {question ? 'Remove it anyway' : 'Remove the day'}
          {which}
        </SmallButton>
      </Form>
    </details>
  )
}
