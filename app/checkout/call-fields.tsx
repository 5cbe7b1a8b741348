import { type AnswerWay, answerWays } from '#domain/callbacks/answer-ways.ts'
import { promiseWords } from '#domain/callbacks/promise-words.ts'
import { HourSelect } from '../callbacks/callbacks.ts'
import { useVisitorZone } from '../ui/use-visitor-zone.ts'
import type { CallChoice } from './call-choice.ts'
import type { useCallHours } from './use-call-hours.ts'

const labels: Record<AnswerWay, string> = { call: 'Call me', text: 'Text me', email: 'Email me' }

type Props = CallChoice & {
  offered: ReturnType<typeof useCallHours>['offered']
  choose(choice: CallChoice): void
}

/** Asks how we answer and, for a call, in which hour. */
export function CallFields({ answerBy, startsAt, offered, choose }: Props) {
  const homeZone = offered?.timeZone ?? 'America/Chicago'
  const zone = useVisitorZone(homeZone, !!offered)
  const soonest = offered && `As soon as possible means ${promiseWords(new Date(offered.callBy), zone)}.`
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1.5 font-medium">How should we answer?</legend>
        <div className="flex flex-wrap gap-x-6">
          {answerWays.map(way => (
            <label key={way} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="answerBy"
                value={way}
                checked={answerBy === way}
                onChange={() => choose({ answerBy: way, startsAt })}
                className="size-4"
              />
              {labels[way]}
            </label>
          ))}
        </div>
      </fieldset>
      {answerBy === 'call' ? (
        <HourSelect
          hours={offered?.hours ?? []}
          homeZone={homeZone}
          value={startsAt ?? ''}
          onChange={event => choose({ answerBy, startsAt: event.currentTarget.value || null })}
          hint={
            // What the soonest call means is nothing to somebody who chose an hour.
            offered && startsAt !== null
              ? undefined
              : (soonest ?? 'Hours to choose from appear once the address has a ZIP code.')
          }
        />
      ) : null}
    </div>
  )
}
