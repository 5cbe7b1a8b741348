import type { ComponentProps, ReactNode } from 'react'
import { ConsentBox } from './consent-box.tsx'
import { NoteForm } from './note-form.tsx'
import { ownEvents } from './own-events.ts'
import { type OwnEvent, Recorded } from './recorded.tsx'
import { Timeline, type TimelineEvent } from './timeline.tsx'

type Props = {
  consent: ComponentProps<typeof ConsentBox>['consent']
  offers?: ComponentProps<typeof ConsentBox>['offers']
  events: readonly (TimelineEvent & OwnEvent)[]
  me: string
  /** What leads are called that events lead to, by id. */
  names?: Readonly<Record<string, string>>
  /** What stands above the rest. */
  children?: ReactNode
}

/** What is known of an order or a lead beside the work on it: notes, consent, and what happened. */
export function WorkAside({ consent, offers, events, me, names, children }: Props) {
  const notes = ownEvents(events, me, ['note'])
  return (
    <div className="min-w-0 space-y-5">
      {children}
      <section aria-labelledby="notes">
        <h2 id="notes" className="mb-2 text-lg">
          Note for colleagues
        </h2>
        <NoteForm key={notes} me={me} saved={notes} />
        <Recorded what={['note']} {...{ events, me }} />
      </section>
      <section aria-labelledby="consent">
        <h2 id="consent" className="mb-2 text-lg">
          Consent
        </h2>
        <ConsentBox consent={consent} offers={offers} />
      </section>
      <section aria-labelledby="timeline">
        <h2 id="timeline" className="mb-2 text-lg">
          What happened
        </h2>
        <Timeline events={events} names={names} />
      </section>
    </div>
  )
}
