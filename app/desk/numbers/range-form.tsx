import { Form } from 'react-router'
import { type RangeFault, rangeDays, TODAY_SO_FAR } from '#domain/numbers/range.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useFirstFault } from '../use-first-fault.ts'
import { Choices } from './choices.tsx'
import { type Asked, addressOf } from './numbers-address.ts'

type Props = {
  asked: Asked
  faults: RangeFault
  /** The days that are shown, which those of one's own start from. */
  range: { from: string; to: string } | undefined
}

/** The days that are looked at. Links and a form of the address, which keeps it. */
export function RangeForm({ asked, faults, range }: Props) {
  const own = asked.range === 'own'
  const { from, to } = own || !range ? asked : range
  const form = useFirstFault(JSON.stringify([asked, faults]))
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-3">
      <div>
        <p className="mb-1.5 font-medium">Days</p>
        <Choices
          label="Days"
          choices={[
            { name: 'Today so far', range: TODAY_SO_FAR },
            ...rangeDays.map(days => ({ name: `Last ${days} days`, range: String(days) })),
          ].map(({ name, range: wanted }) => ({
            name,
            to: addressOf({ ...asked, range: wanted }),
            here: asked.range === wanted,
          }))}
        />
      </div>
      <Form
        ref={form}
        method="get"
        preventScrollReset
        key={JSON.stringify(asked)}
        aria-label="Own days"
        className="grid w-full grid-cols-2 items-start gap-3 sm:flex sm:w-auto sm:flex-wrap"
      >
        <input type="hidden" name="range" value="own" />
        <input type="hidden" name="by" value={asked.by} />
        <TextField label="From" name="from" type="date" defaultValue={from} error={faults.from} required />
        <TextField label="To" name="to" type="date" defaultValue={to} error={faults.to} required />
        {/* Beside the fields, below their labels, whether or not there is a fault. */}
        <Button type="submit" look="secondary" className="sm:mt-6.5">
          Show
        </Button>
      </Form>
    </div>
  )
}
