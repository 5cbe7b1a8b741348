import { HourSelect, useVisitorZone } from '../callbacks/callbacks.ts'
import { Button } from '../ui/button.tsx'

type Props = {
  /** The order's own page, which takes the form; with its key if it was opened with one. */
  action: string
  hours: readonly string[]
  homeZone: string
  slotStartsAt: string | null
  /** False for somebody who asked to be answered in another way: they are only offered a call. */
  wantsCall?: boolean
}

/** Chooses, moves or gives up the hour of the call about an order. A plain form: the same with and without script. */
export function HourForm({ action, hours, homeZone, slotStartsAt, wantsCall = true }: Props) {
  const zone = useVisitorZone(homeZone)
  const offered = slotStartsAt && !hours.includes(slotStartsAt) ? [slotStartsAt, ...hours].toSorted() : hours
  return (
    <form method="post" action={action} className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      <input type="hidden" name="intent" value="hour" />
      <input type="hidden" name="timeZone" value={zone} />
      <HourSelect
        key={slotStartsAt}
        hours={offered}
        homeZone={homeZone}
        defaultValue={slotStartsAt ?? ''}
        {...(wantsCall ? {} : { label: 'Would you rather have a call?', noHour: 'No call' })}
      />
      <Button type="submit" look="secondary" className="sm:mt-7.5">
        {slotStartsAt === null ? 'Choose this time' : 'Change the time'}
      </Button>
    </form>
  )
}
