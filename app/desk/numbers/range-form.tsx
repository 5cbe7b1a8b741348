import { Form, Link } from 'react-router'
import type { RangeFault } from '#domain/numbers/range.ts'
import { dimensions } from '#domain/numbers/figures.ts'
import { rangeDays } from '#domain/numbers/range.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/control-class.ts'
import { Labelled, TextField } from '../../ui/field.tsx'
import type { Asked } from './numbers-address.ts'
import { addressOf } from './numbers-address.ts'

const place =
  'inline-flex min-h-9 items-center border border-edge px-3 text-ink no-underline first:rounded-l-control last:rounded-r-control not-first:border-l-0 hover:bg-raised aria-[current]:bg-raised aria-[current]:font-semibold'

/** The days that are looked at, and by what they are split. Links and a form of the address, which keeps it. */
export function RangeForm({ asked, faults }: { asked: Asked; faults: RangeFault }) {
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <nav aria-label="Days">
        <p className="mb-1.5 font-medium">Last</p>
        <div className="flex">
          {rangeDays.map(days => (
            <Link
              key={days}
              to={addressOf({ ...asked, range: String(days) })}
              preventScrollReset
              aria-current={asked.range === String(days) ? 'page' : undefined}
              className={place}
            >
              {days} days
            </Link>
          ))}
        </div>
      </nav>
      <Form
        method="get"
        preventScrollReset
        key={JSON.stringify(asked)}
        aria-label="Own days"
        className="grid w-full grid-cols-2 items-end gap-3 sm:flex sm:w-auto sm:flex-wrap"
      >
        <input type="hidden" name="range" value="own" />
        <TextField label="From" name="from" type="date" defaultValue={asked.from} error={faults.from} required />
        <TextField label="To" name="to" type="date" defaultValue={asked.to} error={faults.to} required />
        <Labelled label="Split by">
          {control => (
            <select {...control} name="by" defaultValue={asked.by} className={controlClass}>
              {dimensions.map(one => (
                <option key={one} value={one}>
                  {one.charAt(0).toUpperCase() + one.slice(1)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Button type="submit" look="secondary">
          Show
        </Button>
      </Form>
    </div>
  )
}
