import { Form, Link, useLocation, useSubmit } from 'react-router'
import type { QueueCounts } from '#domain/desk/queue.ts'
import { workKinds, workWords } from '#domain/desk/work.ts'
import { controlClass } from '../../ui/control-class.ts'

type Props = { counts: QueueCounts; views: readonly { name: string; query: string }[] }

const owners = { mine: 'Mine', free: 'Nobody’s', others: 'Colleagues’' }
const dues = { overdue: 'Overdue', soon: 'Within 2 hours', today: 'Within 24 hours' }

/** The filters, which the address keeps, and the views that were given a name. */
export function QueueFilterForm({ counts, views }: Props) {
  const { search } = useLocation()
  const submit = useSubmit()
  const filters = new URLSearchParams(search)
  const select = `${controlClass} min-h-9! py-1!`
  return (
    <>
      {views.length > 0 ? (
        <nav aria-label="Saved views" className="mt-3">
          <ul className="flex flex-wrap gap-2">
            {views.map(({ name, query }) => (
              <li key={name}>
                <Link
                  to={`/desk?${query}`}
                  aria-current={search === `?${query}` ? 'page' : undefined}
                  className="inline-flex min-h-9 items-center rounded-control border border-edge px-3 text-ink no-underline hover:bg-raised aria-[current]:border-lamp"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Form
        method="get"
        action="/desk"
        aria-label="Filters of the queue"
        className="mt-3 grid grid-cols-6 items-end gap-2 lg:grid-cols-[1fr_1fr_1fr_2fr_auto]"
        key={search}
        onChange={event => {
          if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget)
        }}
      >
        <label className="col-span-6 sm:col-span-2 lg:col-span-1">
          Kind
          <select name="kind" defaultValue={filters.get('kind') ?? ''} className={select}>
            <option value="">All kinds</option>
            {workKinds.map(kind => (
              <option key={kind} value={kind}>
                {workWords[kind]} ({counts.byKind[kind] ?? 0})
              </option>
            ))}
          </select>
        </label>
        <Choice
          name="owner"
          label="Whose"
          className="col-span-6 min-[25rem]:col-span-3 sm:col-span-2 lg:col-span-1"
          all="Everybody’s"
          options={owners}
          value={filters.get('owner')}
        />
        <Choice
          name="due"
          label="Due"
          className="col-span-6 min-[25rem]:col-span-3 sm:col-span-2 lg:col-span-1"
          all="Any time"
          options={dues}
          value={filters.get('due')}
        />
        <label className="col-span-4 sm:col-span-5 lg:col-span-1">
          Name, email, phone, reference or ZIP
          <input
            type="search"
            name="search"
            maxLength={100}
            defaultValue={filters.get('search') ?? ''}
            className={select}
          />
        </label>
        <button
          type="submit"
          className="col-span-2 min-h-9 rounded-control border border-edge px-4 hover:bg-raised sm:col-span-1"
        >
          Filter
        </button>
      </Form>
    </>
  )
}

type ChoiceProps = {
  name: string
  label: string
  all: string
  options: Readonly<Record<string, string>>
  value: string | null
  className: string
}

function Choice({ name, label, all, options, value, className }: ChoiceProps) {
  return (
    <label className={className}>
      {label}
      <select name={name} defaultValue={value ?? ''} className={`${controlClass} min-h-9! py-1!`}>
        <option value="">{all}</option>
        {Object.entries(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
