import type { AnswerWay } from '#domain/callbacks/answer-ways.ts'
import { HourSelect } from '../callbacks/callbacks.ts'
import { Button } from '../ui/button.tsx'
import { useVisitorZone } from '../ui/use-visitor-zone.ts'

type Props = {
  /** The order's own page, which takes the form; with its key if it was opened with one. */
  action: string
  hours: readonly string[]
  homeZone: string
  slotStartsAt: string | null
  /** How they hear from us if they choose no hour. Who doesn't want to be called is only offered a call. */
  withoutHour: AnswerWay
  /** Whether they hear from us at a time that was agreed on. */
  isAgreed?: boolean
}

/** What choosing no hour means, by how they hear from us then. */
const noHours: Record<AnswerWay, string> = {
  call: 'As soon as possible',
  text: 'No call, text me',
  email: 'No call, email me',
}

/** Chooses, moves or gives up the hour of the call about an order. A plain form: the same with and without script. */
export function HourForm(props: Props) {
  const { action, hours, homeZone, slotStartsAt, withoutHour, isAgreed } = props
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
        noHour={noHours[withoutHour]}
        {...(isAgreed
          ? { label: 'Would another time be better?' }
          : withoutHour === 'call' || slotStartsAt
            ? {}
            : { label: 'Would you rather have a call?' })}
      />
      <Button type="submit" look="secondary" className="sm:mt-7.5">
        {slotStartsAt === null ? 'Choose this time' : 'Change the time'}
      </Button>
    </form>
  )
}
