import { Form } from 'react-router'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'

/** A change as the history shows it; number 0 is what was there before any. */
export type ShownChange = {
  version: number
  words: readonly string[]
  who: string
  changedAt: Date | null
  validFrom: Date | null
  state: 'in force' | 'to come' | 'past' | 'replaced'
}

type Props = { changes: readonly ShownChange[]; version: number; mayChange: boolean }

/** What was set, by whom and when, with the way back to each. */
export function History({ changes, version, mayChange }: Props) {
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="mb-2 text-xl">
        History
      </h2>
      <PlainTable
        caption="What was set, the newest first"
        columns={['Value', 'State', 'Holds from', 'Set by', 'Actions']}
        rows={changes.map(change => ({
          key: String(change.version),
          cells: [
            <ChangeWords key="value" words={change.words} />,
            <span key="state" className={change.state === 'in force' ? 'font-semibold text-good' : ''}>
              {change.state}
            </span>,
            change.validFrom ? <Moment key="from" at={change.validFrom} /> : 'the start',
            <span key="who">
              {change.who}
              {change.changedAt ? (
                <span className="block text-soft">
                  <Moment at={change.changedAt} />
                </span>
              ) : null}
            </span>,
            mayChange && change.state !== 'in force' && change.state !== 'replaced' ? (
              <TakeBack key="do" change={change} version={version} />
            ) : (
              '–'
            ),
          ],
        }))}
      />
    </section>
  )
}

function TakeBack({ change, version }: { change: ShownChange; version: number }) {
  const about = change.version === 0 ? 'what was there before' : `change ${change.version}`
  const isPlanned = change.state === 'to come'
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="back" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name={isPlanned ? 'cancels' : 'backTo'} value={change.version} />
      <SmallButton type="submit">
        {isPlanned ? 'Cancel this' : 'Set this again'}
        <span className="sr-only"> ({about})</span>
      </SmallButton>
    </Form>
  )
}

function ChangeWords({ words }: { words: readonly string[] }) {
  const [first = '–', ...rest] = words
  if (rest.length < 3)
    return (
      <span className="font-normal">
        {words.map(line => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
    )
  return (
    <details className="font-normal">
      <summary className="cursor-pointer">
        {first} and {rest.length} more
      </summary>
      <ul className="mt-1 text-soft">
        {rest.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
