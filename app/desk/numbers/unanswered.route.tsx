import { Form, Link } from 'react-router'
import { markAsked, readUnanswered } from '#domain/numbers/numbers.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { DeskNotice } from '../work/desk-notice.tsx'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { Tabs } from '../work/tabs.tsx'
import type { Route } from './+types/unanswered.route.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Asked and not answered | ${brand.name} desk` },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** What the address asks for: which kind, and whether it is open or done. */
function askedIn(request: Request) {
  const search = new URL(request.url).searchParams
  const kind = search.get('kind') === 'question' ? ('question' as const) : ('zip' as const)
  const which = search.get('which') === 'done' ? ('done' as const) : ('open' as const)
  return { kind, which }
}

export async function loader(args: Route.LoaderArgs) {
  const asked = askedIn(args.request)
  const found = await askDesk(readUnanswered, args, asked)
  if (!found.ok) throw new Error(`The list was refused: ${found.code}`)
  return { ...asked, ...found.value }
}

export const action = (args: Route.ActionArgs) => {
  const { kind } = askedIn(args.request)
  const mark = (done: boolean) => (form: Record<string, string>) =>
    askDesk(markAsked, args, { kind, key: form.key, done })
  return deskAction(args, { done: mark(true), open: mark(false) }, ['key'])
}

const words = {
  zip: {
    name: 'ZIP codes',
    about: 'Places that visitors asked about and nobody could be named for, each visit once.',
    empty: 'No ZIP code is without an answer.',
  },
  question: {
    name: 'Chat questions',
    about:
      'Questions that the assistant knew no answer to. Addresses and long numbers are taken out of the words before they are kept.',
    empty: 'No question is without an answer.',
  },
} as const

/** What was asked and not answered, the most asked first: done when there is an answer now. */
export default function Unanswered({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { kind, which, asks, open } = loaderData
  const own = words[kind]
  return (
    <>
      <p>
        <Link to="/desk/numbers" className="underline underline-offset-4 hover:text-signal">
          Numbers
        </Link>
      </p>
      <h1 className="mt-1 text-2xl">Asked and not answered</h1>
      <Tabs
        label="What was asked"
        tabs={(['zip', 'question'] as const).map(one => ({
          to: `/desk/numbers/unanswered?kind=${one}`,
          name: words[one].name,
          count: open[one],
          here: kind === one && which === 'open',
        }))}
      />
      <p className="mt-3 max-w-measure text-soft">
        {own.about} What is done opens again when somebody asks it anew; what nobody asks for 90 days goes.{' '}
        <Link
          to={`/desk/numbers/unanswered?kind=${kind}&which=${which === 'open' ? 'done' : 'open'}`}
          className="underline underline-offset-4"
        >
          {which === 'open' ? 'Show what is done' : 'Show what is open'}
        </Link>
      </p>
      <DeskNotice answer={actionData} />
      {asks.length === 0 ? (
        <p className="mt-4 rounded-card border border-line bg-surface p-6 text-soft">
          {which === 'open' ? own.empty : 'Nothing of it is done yet.'}
        </p>
      ) : (
        <div className="mt-4">
          <PlainTable
            caption={own.name}
            columns={['Asked for', 'Times', 'First', 'Last', which === 'open' ? 'Actions' : 'Done']}
            rows={asks.map(ask => ({
              key: ask.key,
              cells: [
                kind === 'zip' ? <Zip key="zip" zip={ask.words} state={ask.state} /> : `“${ask.words}”`,
                <span key="times" className="tabular-nums">
                  {ask.asked}
                </span>,
                <Moment key="first" at={ask.firstAt} />,
                <Moment key="last" at={ask.lastAt} />,
                <Mark key="do" ask={ask} which={which} />,
              ],
            }))}
          />
        </div>
      )}
    </>
  )
}

function Zip({ zip, state }: { zip: string; state: string }) {
  return (
    <a href={`/results?zip=${zip}`} className="underline underline-offset-4 hover:text-signal">
      {zip}
      {state ? ` (${state})` : ' (no such ZIP code listed)'}
    </a>
  )
}

type MarkProps = {
  ask: { key: string; words: string; doneBy: string | null; doneAt: Date | null }
  which: 'open' | 'done'
}

function Mark({ ask, which }: MarkProps) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="key" value={ask.key} />
      {ask.doneBy && ask.doneAt ? (
        <span className="text-soft">
          {ask.doneBy}, <Moment at={ask.doneAt} />
        </span>
      ) : null}
      <SmallButton
        type="submit"
        name="intent"
        value={which === 'open' ? 'done' : 'open'}
        aria-label={which === 'open' ? `Done: ${ask.words}` : `Open again: ${ask.words}`}
      >
        {which === 'open' ? 'Done' : 'Open again'}
      </SmallButton>
    </Form>
  )
}
